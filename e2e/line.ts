/** The line between gateway and platform, in hands that may change what travels on it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the platform answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Decides what the gateway gets. `pass` sends the call to the platform, once more each time. */
export type Hands = (call: {
  readonly path: string;
  readonly pass: () => Promise<Answer>;
}) => Promise<Answer | 'cut'>;

/** Passes everything on as it is. */
const honest: Hands = ({ pass }) => pass();

/** A proxy in front of a platform. */
export class Line {
  /** Who holds it; `undefined` lets everything through unchanged. */
  hands: Hands | undefined;
  #platform = '';
  readonly #server = createServer((request, response) => {
    const work = async (): Promise<void> => {
      const path = request.url ?? '';
      const body = await text(request);
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const pass = async (): Promise<Answer> => {
        const answer = await fetch(this.#platform + path, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body,
        });
        return { status: answer.status, body: await answer.text() };
      };
      const answer = await (this.hands ?? honest)({ path, pass });
      if (answer === 'cut') response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    };
    work().catch(() => response.destroy());
  });

  /** Listens in front of the platform; resolves to its own address. */
  async begin(platformUrl: string): Promise<string> {
    this.#platform = platformUrl;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
