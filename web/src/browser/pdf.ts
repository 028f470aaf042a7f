/**
 * PDFs, of which the first page is sent as a picture: the platform keeps nothing else, and reviewers look at nothing
 * else.
 */
import { getDocument, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { maxPhotoSide, toJpeg } from './photo.ts';
import { workerScript } from './workerScript.ts';

/** Returns the first page of a PDF as a JPEG. Rejects for a file that cannot be read or needs a password. */
export async function drawFirstPage(file: File): Promise<File> {
  const missed: string[] = [];
  /** Gets what the PDF has not within. Where that fails the page is drawn without its text, and must not be sent. */
  class FilesOfBuild {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      try {
        return await (await import('./pdfFiles.ts')).fetchPdfFile(filename);
      } catch (failure) {
        missed.push(filename);
        throw failure;
      }
    }
  }
  const worker = new Worker(workerScript(workerUrl), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker could not be loaded.')));
  });
  // The content security policy allows no WebAssembly.
  const task = getDocument({
    data: await file.arrayBuffer(),
    worker: PDFWorker.create({ port: worker }),
    useWasm: false,
    BinaryDataFactory: FilesOfBuild,
  });
  try {
    const page = await (await Promise.race([task.promise, failure])).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: maxPhotoSide / Math.max(width, height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    if (missed.length > 0) throw new Error(`drawn without ${missed.join(', ')}`);
    return await toJpeg(canvas, file.name);
  } finally {
    await task.destroy();
    worker.terminate();
  }
}
