/** Multipart requests, well-formed and malformed. */
import { request as httpRequest, type Agent, type ClientRequest } from 'node:http';
import type { QueryOptions, GraphqlResponse, GraphqlAnswer, TestGateway } from './gateway.ts';

/** One part; with a file name it is a file. */
export interface Part {
  readonly name?: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly content: string | Buffer;
}

const boundary = 'portal-test-boundary';

/** A body of these parts, with the closing boundary unless it is left out. */
export function bodyOf(parts: readonly Part[], hasEnd = true): Buffer {
  const chunks = parts.flatMap(({ name, fileName, type, content }) => [
    Buffer.from(
      [
        `--${boundary}`,
        `content-disposition: form-data${name === undefined ? '' : `; name="${name}"`}${
          fileName === undefined ? '' : `; filename="${fileName}"`
        }`,
        ...(type === undefined ? [] : [`content-type: ${type}`]),
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(hasEnd ? `--${boundary}--\r\n` : '')]);
}

/** `operations`, `map` and the files, as a client that keeps to the protocol sends them. */
export const partsOf = (
  operations: unknown,
  map: unknown,
  files: Readonly<Record<string, string | Buffer>> = {},
): Part[] => [
  { name: 'operations', content: typeof operations === 'string' ? operations : JSON.stringify(operations) },
  { name: 'map', content: typeof map === 'string' ? map : JSON.stringify(map) },
  ...Object.entries(files).map(([name, content]) => ({
    name,
    fileName: 'receipt.jpg',
    type: 'image/jpeg',
    content,
  })),
];

/** A request in progress and its answer. */
export interface PendingRequest {
  readonly request: ClientRequest;
  /** The answer, or undefined when the connection ended without one. */
  readonly answer: Promise<GraphqlResponse | undefined>;
}

/** Options of a multipart request, in addition to its body. */
export interface SendOptions extends QueryOptions {
  /** Instead of `multipart/form-data` with the boundary of {@link bodyOf}. */
  readonly contentType?: string;
  readonly agent?: Agent;
}

/** Opens a multipart request whose body is written later. */
export function open(
  { app }: TestGateway,
  { token, language, accept, headers, contentType, agent }: SendOptions = {},
): PendingRequest {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  const request = httpRequest({
    port: address.port,
    host: '127.0.0.1',
    path: '/graphql',
    method: 'POST',
    agent,
    headers: {
      'content-type': contentType ?? `multipart/form-data; boundary=${boundary}`,
      accept: accept ?? 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...headers,
    },
  });
  const answer = new Promise<GraphqlResponse | undefined>((resolve) => {
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', () => undefined);
      response.on('end', () => {
        resolve({
          ...(text.startsWith('{') && (JSON.parse(text) as GraphqlAnswer)),
          status: response.statusCode ?? 0,
          text,
          headers: response.headers as Record<string, string>,
        });
      });
    });
    request.on('error', () => undefined);
    request.on('close', () => resolve(undefined));
  });
  return { request, answer };
}

/** Sends a complete body and resolves to its answer. */
export async function send(
  gateway: TestGateway,
  body: Buffer,
  options: SendOptions = {},
): Promise<GraphqlResponse> {
  const { request, answer } = open(gateway, options);
  request.end(body);
  const answered = await answer;
  if (answered === undefined) throw new Error('the connection ended without an answer');
  return answered;
}

/** Where an operation takes a picture below its variables, or where it takes several. */
export type PicturePath = string | readonly string[];

/**
 * Sends an operation with a file at a path below its variables, as the portal does. At several paths it sends as many files, of
 * which none is the same: each has one zero more behind its end.
 */
export function upload(
  gateway: TestGateway,
  operation: { readonly query?: string; readonly documentId?: string; readonly variables: unknown },
  { path, content }: { readonly path: PicturePath; readonly content: Buffer },
  options: SendOptions = {},
): Promise<GraphqlResponse> {
  const paths = [path].flat();
  const map = Object.fromEntries(paths.map((one, part) => [part, [`variables.${one}`]]));
  const files = Object.fromEntries(
    paths.map((_, part) => [part, Buffer.concat([content, Buffer.alloc(part)])]),
  );
  return send(gateway, bodyOf(partsOf(operation, map, files)), options);
}
