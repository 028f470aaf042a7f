/** Vitest for `npm run mutants`: the tests of one file, in the copy that Stryker mutates. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Not as Stryker's `testFiles`: with that it activates mutants of module constants after the module has loaded.
const testFiles = (process.env['MUTANTS_TEST_FILES'] ?? '').split(',');

/** Runs the files in the order in which they are named, the quick ones first. Vitest's own order begins with the longest. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      testFiles.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: testFiles,
    setupFiles: ['scripts/mutants/attribute-hooks.ts'],
    sequence: { setupFiles: 'list', sequencer: AsNamed },
    isolate: false,
    // A test that waits for something a mutant never does fails after this time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
