import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromWorker, ToWorker, WorkerSettings } from './pglite-host.ts';

/** Runs PGlite in a worker thread: its queries are synchronous and would block the server's event loop. */
const port = parentPort;
if (port === null) throw new Error('this module runs as a worker thread');

/**
 * PostgreSQL's default of 128 MB takes half a second of CPU at every start, because PGlite zeroes it. The file system
 * caches reads anyway.
 */
const sharedBuffers = '16MB';

/** There are always two full segments of the write-ahead log. PostgreSQL's default size is 16 MB. */
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

/** Uses the stream API, because PGlite keeps what it parses of any other raw answer in memory forever. */
async function exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // PGlite passes a view of its memory, which it overwrites next.
  const onRawData = (bytes: Uint8Array): void => void pieces.push(bytes.slice());
  await pglite.execProtocolRawStream(batch, { syncToFs: false, onRawData });
  // In its own buffer, so that it can be handed over instead of copied.
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
