/**
 * `npm run setup`: installs the packages and the pinned Node, which `npm start` and `npm test` also do, and in a checkout the
 * git hooks of lefthook.yml.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './prepare.mjs';
import { main, root, step } from './steps.mjs';

main(async () => {
  await install();
  if (existsSync(join(root, '.git')))
    await step('Installing the git hooks', 'npm', ['run', '--silent', 'hooks']);
});
