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
  /** Ends the browser. */
  close(): Promise<void>;
}

/** One connection to a browser, by which it and its page are spoken to. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #last = 0;
  /** How many requests of the page have not been answered yet. */
  inFlight = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      if (message.method === 'Network.requestWillBeSent') this.inFlight += 1;
      if (message.method === 'Network.loadingFinished' || message.method === 'Network.loadingFailed')
        this.inFlight -= 1;
    });
  }

  static async open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    await once(socket as never, 'open');
    return new Connection(socket);
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

/**
 * Starts the Chromium that the stories in a browser run in, with the profile of a folder, and opens an empty page in it. What
 * an earlier visit left in the folder (files, service workers, compiled code) is there again.
 */
export async function openInspected(profileFolder: string): Promise<InspectedPage> {
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
  const target = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { targetId } = target as { targetId: string };
  const attached = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
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
    requestsInFlight: () => connection.inFlight,
    async close() {
      const ended = once(child, 'exit');
      // The browser may end before it answers.
      connection.send('Browser.close').catch(() => undefined);
      await ended;
      connection.close();
    },
  };
}
