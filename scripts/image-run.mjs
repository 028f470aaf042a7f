/** Starts an image as a container would: as its user, without capabilities, on a root file system that is read-only. */
import { spawn } from 'node:child_process';
import { buildah } from './image-build.mjs';

/** Mounts what a container has, then becomes the process itself, so that a signal reaches it. */
const enter = `
set -eu
root=$1 data=$2 secrets=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
if [ "$data" = data ]; then
  mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
  mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$root/data"
fi
if [ -n "$secrets" ]; then mount --bind -o ro "$secrets" "$root/mnt"; fi
exec chroot "$root" setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
  env -i -C /app "$@"`;

/**
 * Prepares an image to be started.
 * @returns the folder with its files; start(env, { args, data, secrets }), which starts a process of it, where `data` gives
 * it /tmp and /data, and `secrets` is a folder it finds at /mnt; and remove(), which deletes its container
 */
export async function openImage(image) {
  const container = (await buildah('from', '--pull-never', image)).split('\n').at(-1);
  const folder = (await buildah('mount', container)).split('\n').at(-1);
  const { Docker } = JSON.parse(await buildah('inspect', container));
  const { User: user, Cmd: command, Env: own } = Docker.config;
  if (user !== '1000:1000') throw new Error(`${image} runs as ${user || 'root'}, not as 1000:1000`);
  const start = (env, { args = command, data = false, secrets = '' } = {}) => {
    const variables = [...own, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
    const script = ['sh', '-c', enter, 'enter', folder, data ? 'data' : '', secrets, ...variables, ...args];
    const child = spawn('unshare', ['--mount', '--propagation', 'private', ...script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Container(image, child);
  };
  return { folder, start, remove: () => buildah('rm', container) };
}

class Container {
  #output = '';
  #image;
  #child;

  constructor(image, child) {
    this.#image = image;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (this.#output += part));
    this.ended = new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
  }

  /** Resolves once the address answers 200; throws with the output if the process ends or three minutes pass. */
  async ready(url) {
    const deadline = Date.now() + 180_000;
    let end;
    void this.ended.then((how) => (end = how));
    while (end === undefined && Date.now() < deadline) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${this.#image} did not become ready (${end ?? 'still running'}):\n${this.#output}`);
  }

  /** Throws with the output unless the process ends by itself with exit code 0. */
  async succeeded() {
    const how = await this.ended;
    if (how !== 0) throw new Error(`${this.#image} ended with ${how}:\n${this.#output}`);
  }

  /** Sends SIGTERM and expects exit code 0 within a minute. */
  async stop() {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 60_000);
    await this.succeeded().finally(() => clearTimeout(timer));
  }

  /** Ends the process whatever its state. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}
