/**
 * Preparation for every command. Runs on any installed Node version and without packages;
 * from then on everything runs on the Node that is pinned in package.json.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWhenChanged } from './stamp.mjs';
import { root, step } from './steps.mjs';

const packages = ['schema', 'gateway', 'platform', 'web', 'e2e', 'bench'];
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Installs the workspace when its lockfile or a manifest changed. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: 20.19 or later is needed to begin.`);
  }
  const files = {
    product: 'node_modules/.bin/node',
    stamp: 'node_modules/.install-stamp',
    paths: [
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      ...packages.map((name) => `${name}/package.json`),
    ],
  };
  const node = manifest.devDependencies.node;
  await makeWhenChanged(files, () =>
    step(`Installing packages and Node ${node}`, 'npx', [
      '-y',
      `pnpm@${manifest.config.pnpm}`,
      'install',
      '--frozen-lockfile',
    ]),
  );
}

/** Builds the web app when its sources changed. */
export async function buildWeb() {
  const files = {
    product: 'web/dist/index.html',
    stamp: 'node_modules/.web-build-stamp',
    paths: ['web', 'schema/graphql', 'schema/rules', 'pnpm-lock.yaml'],
  };
  await makeWhenChanged(files, () =>
    step('Building the web app', 'vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') }),
  );
}
