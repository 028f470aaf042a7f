/** Builds request bodies for the platform: an endpoint's data as JSON, in the envelope if the contract requires it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EncryptedRequest, GatewayEnvelope, TextInPieces } from '@portal/schema/envelope';
import type { Endpoint, RequestOf } from '@portal/schema/rest';
import { UploadedFile } from '../uploads/uploaded-file.ts';

/** The data of an endpoint's request. A text field may hold a file instead, which is sent as base64. */
export type DataOf<E extends Endpoint> = WithFiles<RequestOf<E>>;

type WithFiles<Data> = {
  [Name in keyof Data]: string extends NonNullable<Data[Name]> ? Data[Name] | UploadedFile : Data[Name];
};

/** A body that is generated while it is sent. */
export interface BodyInPieces {
  readonly bytes: number;
  readonly pieces: AsyncIterable<string>;
}

/** A request's body, and what decrypts the answer to a sealed call. */
export interface RequestBody {
  readonly body: Buffer | BodyInPieces;
  readonly bytes: number;
  /** Undefined for a plain call. */
  readonly open: EncryptedRequest<unknown>['open'] | undefined;
}

/** The JSON of a request's data, in pieces if it contains files. */
export function jsonOf(data: object): string | TextInPieces {
  const files = Object.entries(data).filter((entry): entry is [string, UploadedFile] => {
    return entry[1] instanceof UploadedFile;
  });
  return files.length === 0 ? JSON.stringify(data) : jsonInPieces(data, files);
}

/**
 * JSON with the files after all other fields. Files are not serialised as JSON strings, because base64 has
 * nothing to escape and writing 7 MB at once would block all other requests.
 */
function jsonInPieces(data: object, files: readonly (readonly [string, UploadedFile])[]): TextInPieces {
  const withoutFiles = { ...data, ...Object.fromEntries(files.map(([name]) => [name, undefined])) };
  const rest = JSON.stringify(withoutFiles).slice(0, -1);
  const heads = files.map(([name], index) => {
    const before = index > 0 ? '",' : rest === '{' ? rest : `${rest},`;
    return `${before}${JSON.stringify(name)}:"`;
  });
  const end = '"}';
  return {
    bytes: files.reduce((sum, [, file]) => sum + file.base64Length, Buffer.byteLength(heads.join('') + end)),
    pieces: (function* () {
      for (const [index, [, file]] of files.entries()) {
        yield heads[index] ?? end;
        yield* file.base64();
      }
      yield end;
    })(),
  };
}

/** The body of a plain call. */
export function plainBody(json: string): RequestBody {
  const body = Buffer.from(`{"data":${json},"needEn":false}`);
  return { body, bytes: body.length, open: undefined };
}

/** The body of a sealed call. */
export function sealedBody(
  envelope: GatewayEnvelope,
  path: string,
  { ip, token }: { readonly ip: string; readonly token: string | undefined },
  json: string | TextInPieces,
): RequestBody {
  const place = { path, ip, time: Date.now(), token };
  if (typeof json === 'string') {
    const { body: text, open } = envelope.seal(place, json);
    const body = Buffer.from(text, 'latin1');
    return { body, bytes: body.length, open };
  }
  const { body, open } = envelope.sealInPieces(place, json);
  return { body: { bytes: body.bytes, pieces: yieldBetweenPieces(body) }, bytes: body.bytes, open };
}

/** A body in pieces; other requests are served between them. */
async function* yieldBetweenPieces({ pieces }: TextInPieces): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    yield piece;
    await nextTurn();
  }
}
