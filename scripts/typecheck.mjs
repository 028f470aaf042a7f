/** Type-checks every part; all are checked even when one fails. */
import { main, show } from './steps.mjs';

main(async () => {
  let failed = 0;
  for (const project of ['tsconfig.json', 'schema', 'gateway', 'platform', 'web', 'e2e', 'bench']) {
    if ((await show('tsc', ['-p', project])) !== 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} projects have type errors.`);
});
