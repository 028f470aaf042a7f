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

/**
 * PostgreSQL's usual 128 MB take half a second of the processor at every start, because PGlite clears them. What is read
 * here is in the file system's cache anyway.
 */
const sharedBuffers = '16MB';

/** Segments of the write-ahead log are written in full, and there are always two. PostgreSQL's usual ones are of 16 MB. */
const walSegmentMegabytes = 1;

const { dataDir, template, module } = workerData as WorkerSettings;
const pglite = await PGlite.create({
  dataDir,
  pgliteWasmModule: module,
  initDbStartParams: [`--wal-segsize=${walSegmentMegabytes}`],
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  ...(template !== undefined && { loadDataDir: new Blob([await readFile(template)]) }),
});
const tell = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

/** As a stream, because PGlite keeps what it parses of any other raw answer for as long as it lives. */
async function exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // PGlite hands over a view of its own memory, which it writes over next.
  const onRawData = (bytes: Uint8Array): void => void pieces.push(bytes.slice());
  await pglite.execProtocolRawStream(batch, { syncToFs: false, onRawData });
  // In memory of its own, so that it can be handed over rather than copied again.
  return new Uint8Array(Buffer.concat(pieces));
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') {
    void pglite.close().then(() => process.exit(0));
    return;
  }
  void exchange(message.batch).then((bytes) => tell({ kind: 'answer', bytes }, [bytes.buffer]));
});

tell({ kind: 'ready' });
