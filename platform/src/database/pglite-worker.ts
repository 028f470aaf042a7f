import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

import type { FromWorker, ToWorker, WorkerSettings } from './pglite-host.ts';

/**
 * PGlite in a separate thread: it computes synchronously, and would otherwise block the server's
 * event loop for as long as a query runs.
 */
const port = parentPort;
if (port === null) throw new Error('this module runs as a worker thread');

const { dataDir, template, module } = workerData as WorkerSettings;
const pglite = await PGlite.create({
  dataDir,
  pgliteWasmModule: module,
  ...(template !== undefined && { loadDataDir: new Blob([await readFile(template)]) }),
});
const tell = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') {
    void pglite.close().then(() => process.exit(0));
    return;
  }
  const answer = pglite.execProtocolRawSync(message.batch);
  // An exact copy, so that it can be handed over rather than copied again.
  const bytes = answer.byteLength === answer.buffer.byteLength ? answer : answer.slice();
  tell({ kind: 'answer', bytes }, [bytes.buffer as ArrayBuffer]);
});

tell({ kind: 'ready' });
