/**
 * Type-checks every part; all are checked even when one fails. After an edit only what it affects is checked again.
 * `npm run typecheck -- web` checks one part.
 */
import { basename } from 'node:path';
import { main, show } from './steps.mjs';

const parts = ['tsconfig.json', 'schema', 'gateway', 'platform', 'web', 'e2e', 'bench'];

main(async () => {
  let failed = 0;
  const asked = process.argv.slice(2);
  for (const project of asked.length > 0 ? asked : parts) {
    const cache = `node_modules/.cache/types/${basename(project, '.json')}.tsbuildinfo`;
    if ((await show('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', cache])) !== 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} projects have type errors.`);
});
