/** Reads a multipart request (GraphQL multipart request specification) and enforces its limits while it arrives. */
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { uploadBytes } from '@portal/schema/rest';
import { watchPace, type Pace } from '../http/timeouts.ts';
import { UploadRefused, type UploadFault } from './upload-refused.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Largest `operations`, as large as a request without files may be, and largest `map`; in bytes. */
const textBytes = 64 * 1024;
/** Maximum size of boundaries and part headers, in bytes. */
const overheadBytes = 8 * 1024;
/** Maximum length of text sent instead of a file, in bytes. */
const maxTextBytes = 2 * textBytes + overheadBytes;

/**
 * Maximum number of chunks: a base, and one more for a number of bytes. A chunk costs microseconds whatever its size,
 * and a request in one-byte chunks has millions; networks deliver 500 bytes or more at a time.
 */
const maxChunks = { grace: 2000, bytesEach: 128 };

const limits = {
  fieldNameSize: 100,
  fieldSize: textBytes,
  fileSize: uploadBytes,
  headerPairs: 16,
  headerSize: 4 * 1024,
};

/** The files of a request, by the names of their parts. */
export type Files = ReadonlyMap<string, UploadedFile>;

/**
 * Receives `operations` and `map` before any file is read and returns the names of the parts that must follow. If it
 * throws, reading ends.
 */
export type PrepareFiles = (operations: string, map: string) => ReadonlySet<string>;

/**
 * Reads a request to its end and resolves to its files. Rejects as soon as something is wrong, with
 * {@link UploadRefused} or what `begin` threw; the rest of the request is then not read.
 */
export const readMultipart = (request: IncomingMessage, pace: Pace, begin: PrepareFiles): Promise<Files> =>
  new Promise((resolve, reject) => new Reader(request, pace, begin, resolve, reject).start());

class Reader {
  readonly #request: IncomingMessage;
  readonly #pace: Pace;
  readonly #begin: PrepareFiles;
  readonly #resolve: (files: Files) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #files = new Map<string, UploadedFile>();
  readonly #seen = new Set<string>();
  #parser: BusboyInstance | undefined;
  #stopWatch: (() => void) | undefined;
  #isSettled = false;
  #hasEnded = false;
  #hasParsed = false;
  #received = 0;
  #pieces = 0;
  #maxBytes = maxTextBytes;
  #operations: string | undefined;
  #expected: ReadonlySet<string> | undefined;
  /** The part that is arriving, if it is a file. */
  #current: string | undefined;

  constructor(
    request: IncomingMessage,
    pace: Pace,
    begin: PrepareFiles,
    resolve: (files: Files) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#request = request;
    this.#pace = pace;
    this.#begin = begin;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  start(): void {
    const request = this.#request;
    if (request.destroyed) {
      this.#refuse('cut');
      return;
    }
    const parser = this.#makeParser();
    if (parser === undefined) {
      this.#refuse('unreadable');
      return;
    }
    this.#parser = parser;
    parser.on('field', (name, value, _isNameCut, isCut) => this.#guard(() => this.#text(name, value, isCut)));
    parser.on('file', (name, stream) => this.#guard(() => this.#file(name, stream)));
    parser.on('finish', () => this.#finish('parsed'));
    parser.on('error', () => this.#refuse('unreadable', this.#current));
    request.on('data', this.#onData);
    request.on('end', this.#onEnd);
    request.on('error', this.#onCut);
    request.on('close', this.#onCut);
    this.#stopWatch = watchPace(
      this.#pace,
      () => this.#received,
      () => this.#refuse('tooSlow', this.#current),
    );
  }

  #makeParser(): BusboyInstance | undefined {
    const { 'content-type': contentType = '' } = this.#request.headers;
    try {
      return new Busboy({ headers: { 'content-type': contentType }, limits });
    } catch {
      // no boundary
      return undefined;
    }
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#received += chunk.length;
    this.#pieces += 1;
    if (this.#received > this.#maxBytes) {
      this.#refuse('tooMuch');
      return;
    }
    if (this.#pieces > maxChunks.grace + this.#received / maxChunks.bytesEach) {
      this.#refuse('scattered');
      return;
    }
    if (this.#parser?.write(chunk) !== false) return;
    this.#request.pause();
    this.#parser.once('drain', () => {
      if (!this.#isSettled) this.#request.resume();
    });
  };

  readonly #onEnd = (): void => {
    this.#parser?.end();
    this.#finish('ended');
  };

  readonly #onCut = (): void => {
    if (!this.#request.complete) this.#refuse('cut');
  };

  /** Text: first `operations`, then `map`; later text was sent instead of a file. */
  #text(name: string, value: string, isCut: boolean): void {
    if (isCut) throw new UploadRefused('tooMuch');
    if (this.#operations === undefined) {
      if (name !== 'operations') throw new UploadRefused('disordered');
      this.#operations = value;
    } else if (this.#expected === undefined) {
      if (name !== 'map') throw new UploadRefused('disordered');
      this.#expected = this.#begin(this.#operations, value);
      this.#maxBytes = maxTextBytes + this.#expected.size * (uploadBytes + overheadBytes);
    } else {
      throw this.#expected.has(name) ? new UploadRefused('absent', name) : new UploadRefused('unexpected');
    }
  }

  #file(name: string, stream: BusboyFileStream): void {
    stream.on('error', () => this.#refuse('unreadable'));
    if (this.#expected === undefined) throw new UploadRefused('disordered');
    if (!this.#expected.has(name) || this.#seen.has(name)) throw new UploadRefused('unexpected');
    this.#seen.add(name);
    this.#current = name;
    const file = new UploadedFile();
    stream.on('data', (chunk: Buffer) => file.add(chunk));
    stream.on('limit', () => this.#refuse('tooLarge', name));
    stream.on('end', () => {
      if (this.#current === name) this.#current = undefined;
      if (file.bytes === 0) this.#refuse('empty', name);
      else if (!this.#isSettled) this.#files.set(name, file);
    });
  }

  /** Reading is complete once the request has ended and all parts are parsed, in either order. */
  #finish(what: 'ended' | 'parsed'): void {
    if (what === 'ended') this.#hasEnded = true;
    else this.#hasParsed = true;
    if (!this.#hasEnded || !this.#hasParsed || this.#isSettled) return;
    if (this.#expected === undefined) {
      this.#refuse('disordered');
      return;
    }
    for (const name of this.#expected)
      if (!this.#files.has(name)) {
        this.#refuse('absent', name);
        return;
      }
    this.#settle();
    this.#resolve(this.#files);
  }

  /** Runs a step; an error that it throws ends the reading. */
  #guard(step: () => void): void {
    if (this.#isSettled) return;
    try {
      step();
    } catch (error) {
      this.#fail(error);
    }
  }

  #refuse(fault: UploadFault, part?: string): void {
    this.#fail(new UploadRefused(fault, part));
  }

  #fail(error: unknown): void {
    if (this.#isSettled) return;
    this.#settle();
    this.#request.pause();
    this.#reject(error);
  }

  #settle(): void {
    this.#isSettled = true;
    this.#stopWatch?.();
    this.#request.off('data', this.#onData);
    this.#request.off('end', this.#onEnd);
    // later errors of the connection do not matter, but an error event needs a listener
  }
}
