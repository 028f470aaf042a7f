/** Compresses answers made for one request; files are compressed when the web app is built. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller answers fit into one or two packets anyway; in bytes. */
const worthwhileLength = 1024;

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 4 }),
};
export type Encoding = keyof typeof compressors;

const mayBeUsed = (header: string, encoding: Encoding): boolean => {
  const found = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i').exec(header);
  return found !== null && Number(found[1] ?? 1) > 0;
};

/** The encoding to use for a text, or undefined to send it as it is (RFC 9110 §12.5.3). */
export function encodingFor(text: string, acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || text.length < worthwhileLength) return undefined;
  if (mayBeUsed(acceptEncoding, 'br')) return 'br';
  return mayBeUsed(acceptEncoding, 'gzip') ? 'gzip' : undefined;
}

/** The text, compressed off the main thread. */
export const compress = (text: string, encoding: Encoding): Promise<Buffer> => compressors[encoding](text);
