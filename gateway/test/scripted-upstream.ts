/** A scripted platform: real HTTP and real envelopes, answers set by the test. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  generateKeyPair,
  native,
  readPrivateKey,
  RequestOpener,
  sealResult,
  type AnswerKey,
  type KeyPairPem,
} from '@portal/schema/envelope';
import { member, type Endpoint, type AnswerOf } from '@portal/schema/rest';
import { freePort } from '../../scripts/free-ports.ts';
import { userInfo } from './fixtures.ts';

/** A received call, decrypted. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether it came in an envelope. */
  readonly isSealed: boolean;
  /** The member's address in the envelope. */
  readonly ip: string | undefined;
  readonly data: unknown;
}

/** The parameters of a script. */
export interface Exchange {
  readonly call: ReceivedCall;
  readonly response: ServerResponse;
  /** Seals a result for this call; plain calls get it unsealed. */
  readonly seal: (result: unknown, change?: Partial<AnswerKey>) => unknown;
}

/** Answers a call, or does not. */
export type Script = (exchange: Exchange) => void;

const send = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** Code 20000 with a result. Not checked: a script may break the contract. */
export const succeed =
  (result: unknown): Script =>
  ({ response, seal }) =>
    send(response, 200, JSON.stringify({ code: 20000, message: 'success', data: seal(result) }));

/** Any status and body. */
export const answerRaw =
  (status: number, body: string): Script =>
  ({ response }) =>
    send(response, status, body);

/** A refusal as the platform sends it: code and message of a sealed call are sealed too. */
export const answerCode =
  (code: number, message: string, status = 200): Script =>
  ({ call, response, seal }) => {
    const word = { code, message };
    send(response, status, JSON.stringify(call.isSealed ? { ...word, data: seal(word) } : word));
  };

/** An unsealed refusal, which anything between the gateway and the platform can write. */
export const answerUnsealed = (code: number, message: string, status = 200): Script =>
  answerRaw(status, JSON.stringify({ code, message }));

/** A result sealed with another request's id or another key. */
export const forge =
  (result: unknown, change: Partial<AnswerKey>): Script =>
  ({ response, seal }) =>
    send(response, 200, JSON.stringify({ code: 20000, message: 'success', data: seal(result, change) }));

/** Closes the connection without an answer. */
export const disconnect: Script = ({ response }) => void response.socket?.destroy();

/** Closes the connection within an answer of known or unknown length. */
export const disconnectWithin =
  (length: 'known' | 'unknown'): Script =>
  ({ response }) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(length === 'known' && { 'content-length': '10000' }),
    });
    response.write('{"code":20000,', () => response.socket?.destroy());
  };

/** Never answers. */
export const neverAnswer: Script = () => undefined;

/** Sends single bytes slowly and never ends. */
export const trickle: Script = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends without end, as fast as the client reads. */
export const flood: Script = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const block = 'x'.repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed && response.write(block));
    response.once('drain', more);
  };
  more();
};

let keys: Promise<KeyPairPem> | undefined;

/**
 * The scripted platform. It accepts every session: unless a test scripts {@link member.userInfo}, the call succeeds and
 * is not recorded.
 */
export class ScriptedUpstream {
  readonly calls: ReceivedCall[] = [];
  readonly publicKeyPem: string;
  readonly #scripts = new Map<string, Script>();
  readonly #opener: RequestOpener<ReturnType<typeof readPrivateKey>['key']>;
  readonly #server = createServer((request, response) => void this.#receive(request, response));
  #url = '';

  private constructor({ publicKey, privateKey }: KeyPairPem) {
    this.publicKeyPem = publicKey;
    this.#opener = new RequestOpener(native, [readPrivateKey(privateKey)], new Map());
  }

  static async start(): Promise<ScriptedUpstream> {
    keys ??= generateKeyPair({ demo: false });
    const upstream = new ScriptedUpstream(await keys);
    await upstream.listen();
    return upstream;
  }

  /** Listens, on its previous port if it had one. */
  async listen(): Promise<void> {
    const port = this.#url === '' ? await freePort() : Number(new URL(this.#url).port);
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${port}`;
  }

  get url(): string {
    return this.#url;
  }

  /** Sets how an endpoint answers from now on. */
  script(endpoint: Endpoint, script: Script): void {
    this.#scripts.set(endpoint.path, script);
  }

  /** Sets the result that an endpoint returns from now on. */
  result<E extends Endpoint>(endpoint: E, result: AnswerOf<E>): void {
    this.script(endpoint, succeed(result));
  }

  /** The only call of an endpoint so far. */
  only(endpoint: Endpoint): ReceivedCall {
    const calls = this.calls.filter(({ path }) => path === endpoint.path);
    const [call] = calls;
    if (call === undefined || calls.length > 1) {
      throw new Error(`${endpoint.path} was called ${calls.length} times`);
    }
    return call;
  }

  /** Forgets scripts and calls. */
  reset(): void {
    this.#scripts.clear();
    this.calls.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch (error) {
      // a client that disconnects while sending has made no request
      if (request.destroyed) return;
      throw error;
    }
    const path = request.url ?? '';
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      requestData?: string;
      ip: string;
      time: number;
      data?: unknown;
    };
    const opened =
      body.requestData === undefined
        ? undefined
        : this.#opener.open(body.requestData, {
            path,
            ip: body.ip,
            time: body.time,
            token: request.headers['token'] as string | undefined,
          });
    const call: ReceivedCall = {
      path,
      headers: request.headers,
      isSealed: opened !== undefined,
      ip: opened === undefined ? undefined : body.ip,
      data: opened === undefined ? body.data : opened.data,
    };
    const scripted = this.#scripts.get(path);
    const isCheck = path === member.userInfo.path && scripted === undefined;
    if (!isCheck) this.calls.push(call);
    const script =
      scripted ?? (isCheck ? succeed(userInfo) : answerRaw(404, '{"code":404,"message":"no script"}'));
    script({
      call,
      response,
      seal: (result, change = {}) =>
        opened === undefined
          ? result
          : sealResult(
              native,
              { jti: opened.jti, contentKey: opened.contentKey, ...change },
              JSON.stringify(result),
            ),
    });
  }
}
