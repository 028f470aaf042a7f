/**
 * Runs in each test file of `npm run mutants`. Tests of a file share a platform, and some build on what earlier ones did,
 * so a mutant that one of them executes is run against the whole file: alone, such a test could fail without the mutant.
 * This also covers what a `beforeAll` or `afterAll` executes, which Stryker would count as static and run every file for.
 */
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Hits = Record<string, number>;

/** What Stryker's instrumented code writes during its first run, in the namespace that its API calls NAMESPACE. */
interface StrykerNamespace {
  currentTestId?: string;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> };
}

const namespace = (): StrykerNamespace =>
  (globalThis as { __stryker__?: StrykerNamespace }).__stryker__ ?? {};

const testIds = new Set<string>();
/** What loading the modules executed, which stays static. */
let loaded: Hits = {};

beforeAll(() => {
  loaded = { ...namespace().mutantCoverage?.static };
});

beforeEach(() => {
  const { currentTestId } = namespace();
  if (currentTestId !== undefined) testIds.add(currentTestId);
});

afterAll(() => {
  const coverage = namespace().mutantCoverage;
  if (coverage === undefined) return;
  const ofFile: Hits = {};
  const add = (mutant: string, hits: number): void => {
    ofFile[mutant] = (ofFile[mutant] ?? 0) + hits;
  };
  for (const [mutant, hits] of Object.entries(coverage.static)) {
    const before = loaded[mutant];
    if (hits === before) continue;
    add(mutant, hits - (before ?? 0));
    if (before === undefined) Reflect.deleteProperty(coverage.static, mutant);
    else coverage.static[mutant] = before;
  }
  for (const id of testIds)
    for (const [mutant, hits] of Object.entries(coverage.perTest[id] ?? {})) add(mutant, hits);
  for (const id of testIds) coverage.perTest[id] = { ...ofFile };
});
