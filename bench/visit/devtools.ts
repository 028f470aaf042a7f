/**
 * A Chromium that is spoken to over its DevTools protocol without `Runtime.enable`. Where that is on, as Playwright and
 * Puppeteer need it, V8 reads a whole file again for each that makes an `Error`, for its place in it: on a slow phone a
 * fifth of a second before the first screen, which no member waits.
 * https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromiumArguments, chromiumPath } from '../../e2e/browser.ts';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluated<Value> {
  readonly result: { readonly value: Value };
  readonly exceptionDetails?: { readonly exception: { readonly description: string } };
}

/** A page, and what it is asked. */
export interface InspectedPage {
  /** Sends a command of the protocol; throws what the browser refuses. */
  send(method: string, parameters?: Parameters): Promise<unknown>;
  /** The value of an expression in the page, which JSON can carry. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** How many requests have not been answered yet. */
  requestsInFlight(): number;
  close(): Promise<void>;
}

export interface InspectedBrowser {
  newPage(): Promise<InspectedPage>;
  close(): Promise<void>;
}

/** One connection to a browser, by which its pages are spoken to. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #listeners = new Map<string, (method: string) => void>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id === undefined) this.#listeners.get(message.sessionId ?? '')?.(message.method ?? '');
      else this.#waiting.get(message.id)?.(message);
    });
  }

  static async open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    await once(socket as never, 'open');
    return new Connection(socket);
  }

  /** Tells of the events of a session by their names. */
  listen(sessionId: string, listener: (method: string) => void): void {
    this.#listeners.set(sessionId, listener);
  }

  async send(method: string, params: Parameters = {}, sessionId?: string): Promise<unknown> {
    const id = (this.#last += 1);
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    this.#waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  close(): void {
    this.#socket.close();
  }
}

async function openPage(connection: Connection): Promise<InspectedPage> {
  const target = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { targetId } = target as { targetId: string };
  const attached = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
  let inFlight = 0;
  connection.listen(sessionId, (method) => {
    if (method === 'Network.requestWillBeSent') inFlight += 1;
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') inFlight -= 1;
  });
  const send: InspectedPage['send'] = (method, parameters) => connection.send(method, parameters, sessionId);
  return {
    send,
    async evaluate(expression) {
      const parameters = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = (await send('Runtime.evaluate', parameters)) as Evaluated<never>;
      if (exceptionDetails !== undefined)
        throw new Error(`${expression} threw ${exceptionDetails.exception.description}`);
      return result.value;
    },
    requestsInFlight: () => inFlight,
    close: async () => {
      await connection.send('Target.closeTarget', { targetId });
    },
  };
}

/**
 * Starts the Chromium that the stories in a browser run in, with the profile of a folder: what an earlier visit left there
 * (files, service workers, compiled code) is there again.
 */
export async function launchInspected(profileFolder: string): Promise<InspectedBrowser> {
  const path = chromiumPath();
  if (path === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  const child = spawn(
    path,
    [...chromiumArguments, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profileFolder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let url: string | undefined;
  for await (const line of createInterface(child.stderr)) {
    url = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error('Chromium did not say where its DevTools listen.');
  child.stderr.resume();
  const connection = await Connection.open(url);
  return {
    newPage: () => openPage(connection),
    async close() {
      const ended = once(child, 'exit');
      // The browser may end before it answers.
      connection.send('Browser.close').catch(() => undefined);
      await ended;
      connection.close();
    },
  };
}
