/** The portal as `npm start` serves it, with separate data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/folder.ts';
import { root } from '../lib/process.ts';

/** A portal with demo members. */
export interface ServedPortal {
  readonly url: string;
  close(): Promise<void>;
}

export async function servePortal(): Promise<ServedPortal> {
  const dataDir = await temporaryFolder();
  const child = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir.path,
      PORT: '4893',
      ADMIN_PORT: '4894',
      PLATFORM_PORT: '4895',
      PLATFORM_ADMIN_PORT: '4896',
      REQUESTS_PER_ADDRESS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    // The last line means that everything is ready.
    if (output.includes('Ctrl+C ends everything')) break;
  }
  if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}:\n${output}`);
  child.stdout.resume();
  return {
    url: 'http://127.0.0.1:4893',
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await dataDir.remove();
    },
  };
}
