/**
 * Builds the images of the Dockerfile without a Docker engine or a registry of images: buildah on a base that is made of
 * Debian's packages and the Node of package.json. Needs root.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run, step } from './steps.mjs';

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portal-images');
const { devDependencies, config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const base = `localhost/portal-node:${devDependencies.node}`;
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const storage = [
  '--root',
  join(cache, 'storage'),
  '--runroot',
  join(cache, 'run'),
  '--storage-driver',
  'vfs',
];

/** Runs buildah and returns what it prints; throws with its output when it fails. */
export const buildah = (...args) => output('buildah', [...storage, ...args]);

async function output(command, args) {
  const { code, output: text } = await run(command, args, {});
  if (code !== 0) throw new Error(`${text.trim()}\n\n${command} ${args.join(' ')} ended with ${code}`);
  return text.trim();
}

/** Installs the tools that are missing, and makes the base image unless the cache has it. */
export async function prepareBase() {
  const missing = ['buildah', 'debootstrap'].filter(
    (tool) => !existsSync(`/usr/bin/${tool}`) && !existsSync(`/usr/sbin/${tool}`),
  );
  if (missing.length > 0) {
    await output('apt-get', ['update', '-qq']);
    await step(`Installing ${missing.join(' and ')}`, 'apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...missing,
    ]);
  }
  mkdirSync(cache, { recursive: true });
  const isMade = await buildah('inspect', '--type', 'image', base).then(
    () => true,
    () => false,
  );
  if (isMade) return;
  const folder = join(cache, 'debian');
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await step('Unpacking Debian bookworm', 'debootstrap', ['--variant=minbase', 'bookworm', unfinished]);
    renameSync(unfinished, folder);
  }
  const local = join(folder, 'usr', 'local');
  copyFileSync(join(root, 'node_modules', 'node', 'bin', 'node'), join(local, 'bin', 'node'));
  await step('Adding Node and npm', 'npm', ['install', '--silent', '--prefix', join(local, 'lib'), 'npm@11']);
  for (const name of ['npm', 'npx']) {
    rmSync(join(local, 'bin', name), { force: true });
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
  const container = (await buildah('from', 'scratch')).split('\n').at(-1);
  await buildah('copy', '--quiet', container, folder, '/');
  await buildah('commit', '--quiet', '--rm', '--format', 'docker', container, base);
}

/** Deletes the images that newer ones have replaced: each takes half a gigabyte. */
export const removeReplaced = () => buildah('rmi', '--prune');

const imageOf = (target) => `localhost/portal-${target}`;

/** The digest of an image, `sha256:…`. */
async function digestOf(image) {
  const [{ digest }] = JSON.parse(await buildah('images', '--json', image));
  return digest;
}

/** The commit that is built, and whether files differ from it. */
async function sourceOf() {
  const commit = await output('git', ['rev-parse', 'HEAD']);
  return { commit, isChanged: (await output('git', ['status', '--porcelain'])) !== '' };
}

/**
 * Builds a target of the Dockerfile. Packages come from this machine's pnpm store.
 * @param stages targets that were built before, to be used as they are
 * @returns the image's name and digest, what it was built from, and when
 */
export async function buildImage(target, stages = []) {
  const image = imageOf(target);
  const began = new Date();
  const registry = await output('npm', ['config', 'get', 'registry']);
  const store = await output('npx', ['-y', `pnpm@${config.pnpm}`, 'store', 'path', '--silent']);
  const settings = join(cache, 'npmrc');
  writeFileSync(settings, `registry=${registry}\ncafile=${certificates}\n`);
  const storeRoot = join(store.split('\n').at(-1), '..');
  await step(`Building the image ${target}`, 'buildah', [
    ...storage,
    ...['build', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--target', target],
    ...['--build-arg', `NODE_IMAGE=${base}`],
    ...['--volume', `${settings}:/root/.npmrc:ro`],
    ...['--volume', `${certificates}:${certificates}:ro`],
    ...['--volume', `${storeRoot}:/root/.local/share/pnpm/store`],
    ...stages.flatMap((stage) => ['--build-context', `${stage}=container-image://${imageOf(stage)}`]),
    ...['--tag', image, '.'],
  ]);
  return {
    target,
    image,
    digest: await digestOf(image),
    base: { name: base, digest: await digestOf(base) },
    source: await sourceOf(),
    began,
    ended: new Date(),
  };
}
