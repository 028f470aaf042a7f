import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, for `await using`: it is removed with its content when the scope ends. */
export const temporaryFolder = (): ReturnType<typeof mkdtempDisposable> =>
  mkdtempDisposable(join(tmpdir(), 'portal-bench-'));
