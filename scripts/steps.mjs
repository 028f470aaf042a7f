/** Runs a step of a script: prints one line, and the output only when it fails. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Environment in which `node` is the pinned one and the tools of the workspace are found. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? ''),
});

/** Prints the step, runs the command quietly, and prints how long it took; throws with the output when it fails. */
export async function step(title, command, args, options = {}) {
  const begin = Date.now();
  process.stdout.write(`▸ ${title} … `);
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    process.stdout.write('failed\n');
    throw new Error(`${output.trim()}\n\n${command} ${args.join(' ')} ended with ${code}`);
  }
  process.stdout.write(`${((Date.now() - begin) / 1000).toFixed(1)} s\n`);
}

/** Runs a command quietly; resolves to its exit code and its output. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // npx and the tools are .cmd files on Windows
      shell: process.platform === 'win32',
      ...options,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Runs a command with its output shown; resolves to its exit code. */
export function show(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a script's main function; a failure is one message without a stack, and exit code 1. */
export function main(work) {
  work().catch((error) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
