import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What each part may import of ours: the arrows of docs/architecture.md, as errors. */
const zones = [
  { target: './schema', from: ['./gateway', './platform', './web', './e2e', './bench'] },
  { target: './gateway', from: ['./platform', './web', './e2e', './bench'], except: [] },
  { target: './platform', from: ['./gateway', './web', './e2e', './bench'] },
  { target: './web', from: ['./gateway', './platform', './e2e', './bench', './schema'] },
  { target: './e2e', from: ['./gateway', './platform', './web', './bench', './schema'] },
];

/** Inside the web: what is shared knows no feature, a feature knows no route. */
const webZones = [
  { target: './web/src/!(features|app)/**', from: ['./web/src/features', './web/src/app'] },
  { target: './web/src/features', from: ['./web/src/app'] },
];

/** The gateway's tests run the real platform in process; its shipped code may not know it. */
const zonesForGatewayTests = zones.filter((zone) => zone.target !== './gateway');

/** A feature of the web shows its index to the others, nothing behind it. */
const featureInternals = {
  group: ['**/features/*/*', '!**/features/*/index.ts'],
  message: 'Import another feature through its index.ts, not what lies behind it.',
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/*.generated.ts', '**/coverage/**', '.data/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
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
    files: ['gateway/**/*.test.ts', 'gateway/test/**/*.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesForGatewayTests }] },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
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
    files: ['web/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
