/** How Stryker mutates one file. */
import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { Target } from './areas.ts';

/** Mutators that change texts and shapes. The others change figures, decisions and calls. */
const excludedMutations = [
  'ArrayDeclaration',
  'ArrowFunction',
  'BlockStatement',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
];

/** The copy that is mutated holds what the platform's tests load. */
const copied = [
  'package.json',
  'docs/**',
  'platform/**',
  'schema/**',
  'scripts/**',
  'tsconfig.base.json',
  '*.config.ts',
];

export const toOptions = ({ name, path }: Target): PartialStrykerOptions => ({
  testRunner: 'vitest',
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    join(import.meta.dirname, 'ignore-narrowing.ts'),
  ],
  ignorers: ['narrowing'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [path],
  mutator: { excludedMutations },
  ignorePatterns: ['**', ...copied.map((pattern) => `!${pattern}`), 'node_modules'],
  concurrency: 1,
  // Long enough for a busy machine. An endless loop ends here, and the mutant counts as detected.
  timeoutMS: 60_000,
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `node_modules/.cache/mutants/${name.replaceAll('/', '-')}.json`,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  warnings: { preprocessorErrors: true, slow: false, unknownOptions: true, unserializableOptions: true },
});
