import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { partRooms, toZones } from './scripts/rooms.ts';

/** What each part may import: the arrows of docs/architecture.md, as errors. */
const zones = [
  { target: './schema', from: ['./gateway', './platform', './web', './e2e', './bench'] },
  { target: './gateway', from: ['./platform', './web', './e2e', './bench'] },
  { target: './platform', from: ['./gateway', './web', './e2e', './bench'] },
  { target: './web', from: ['./gateway', './platform', './e2e', './bench'] },
  {
    target: './web',
    from: './schema',
    except: ['./errors.ts', './locales.ts', './rules/index.ts', './rules/draw.ts'],
  },
  { target: './e2e', from: ['./gateway', './platform', './web', './bench', './schema'] },
];

const features = readdirSync(new URL('./web/src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Inside the web: a feature imports only the index of another. Tests of shared code import no feature, and only those
 * of the app import the app; for shipped code the floors say so.
 */
const webZones = [
  {
    target: ['./web/src/!(app)/**/*.{test,fixture,cases}.{ts,tsx}', './web/src/test'],
    from: './web/src/app',
  },
  { target: './web/src/!(features|app|test)/**/*.test.{ts,tsx}', from: './web/src/features' },
  ...features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: `./web/src/features/!(${feature})/!(index.ts)`,
    message: 'Import another feature through its index.ts, not what lies behind it.',
  })),
  {
    target: './web/src/features/*/feature.ts',
    from: './web/src/features/*/index.ts',
    message: 'A manifest is part of the first load: it imports only its own files, and no screen code.',
  },
  {
    target: './web/src/features/index.ts',
    from: './web/src/features/*/!(feature.ts)',
    message: 'The list of features imports only their manifests.',
  },
];

/** Inside the gateway: shared code imports the domains only through their list. */
const gatewayZones = [
  {
    target: ['./gateway/src/*.ts', './gateway/src/!(domains)/**', './gateway/test'],
    from: './gateway/src/domains',
    except: ['./index.ts'],
  },
];

/** Inside the platform: the composition alone imports the list of domains, and nothing behind it. */
const platformZones = [
  {
    target: './platform/src/composition',
    from: './platform/src/domains',
    except: ['./index.ts'],
    message: 'What is shared names no domain: iterate over the list, or let the domain bring its part.',
  },
  {
    target: ['./platform/src/*.ts', './platform/src/cli/**'],
    from: './platform/src/domains/**',
    message: 'Only the composition imports the list of domains.',
  },
];

/** Other domains of the platform import only a domain's index; its declaration is only for the list. */
const platformDomainInternals = {
  regex: String.raw`^\.\./[a-z-]+/(?!index\.ts$)|^(\.|\.\./[a-z-]+)/domain\.ts$|^\.\./index\.ts$`,
  message: 'Import another domain through its index.ts; domain.ts and the list are not for domains.',
};

/** A domain of the gateway imports no other domain; shared code is in `gateway/src/mapping`. */
const otherDomains = {
  regex: String.raw`^\.\./[a-z]`,
  message: 'A domain imports no other domain; move what several need to gateway/src/mapping.',
};

/** The gateway's tests run the real platform in process; its shipped code must not import it. */
const zonesForGatewayTests = [
  ...zones.filter((zone) => zone.target !== './gateway'),
  { target: './gateway', from: ['./web', './e2e', './bench'] },
];

/** The shell also imports only a feature's index. */
const featureInternals = {
  group: ['**/features/*/*', '!**/features/*/index.ts'],
  message: 'Import a feature through its index.ts, not what lies behind it.',
};

/** A manifest refers to its screens by functions that import them, so that the first load contains only its icons. */
const screenCode = {
  regex: String.raw`^\./(?!icons\.tsx$).*\.tsx$`,
  message: 'A manifest is part of the first load: import the screen in a function.',
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/coverage/**', '.data/**', '.stryker-tmp/**'] },
  {
    // Not linted, and not ignored either: naming an ignored file, as a list of changed files does, is a warning.
    files: ['**/generated/**', '**/*.generated.ts'],
    processor: { meta: { name: 'generated' }, preprocess: () => [], postprocess: () => [] },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      // without it the rule on cycles skips every file
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json', 'tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: "Read configuration through the process's own config schema.",
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': ['error', { patterns: [featureInternals] }],
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...webZones] }],
    },
  },
  {
    files: ['web/src/features/*/feature.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [featureInternals, screenCode] }] },
  },
  {
    files: ['platform/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.{fixture,cases}.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...platformZones] }] },
  },
  {
    files: ['platform/src/domains/*/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.{fixture,cases}.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [platformDomainInternals] }] },
  },
  {
    // A name of its own for the same rule, so that the zones of a part do not replace these.
    files: partRooms.map(({ folder }) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/*.{fixture,cases}.{ts,tsx}'],
    plugins: { rooms: { rules: { floors: importX.rules['no-restricted-paths'] } } },
    rules: { 'rooms/floors': ['error', { zones: partRooms.flatMap(toZones) }] },
  },
  {
    files: ['gateway/**/*.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...gatewayZones] }] },
  },
  {
    files: ['gateway/**/*.test.ts', 'gateway/src/domains/*/cases.ts', 'gateway/test/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zonesForGatewayTests, ...gatewayZones] }],
    },
  },
  {
    files: ['gateway/src/domains/*/*.ts'],
    ignores: ['**/cases.ts', '**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [otherDomains] }] },
  },
  {
    files: ['{schema,scripts}/**/*.ts', '{gateway,platform}/src/**/*.ts', 'web/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.{fixture,cases}.{ts,tsx}',
      'gateway/src/domains/*/cases.ts',
      'web/src/test/**',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.fixture.ts',
      '**/*.e2e.ts',
      '**/test/**',
      '**/config.ts',
      '*.config.ts',
      'bench/**',
      'e2e/**',
      '**/vite.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['bench/**', 'scripts/**', 'e2e/**', 'platform/src/cli/**', 'schema/generate/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/build/head.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/build/times.js'],
    languageOptions: { globals: globals.worker },
  },
  {
    files: ['web/build/worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
);
