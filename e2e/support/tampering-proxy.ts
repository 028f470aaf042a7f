/** A proxy between gateway and platform that can change answers. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The platform's answer. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Decides what the gateway receives. `pass` sends the call to the platform, again each time it is called. */
export type ProxyBehavior = (call: {
  readonly path: string;
  readonly pass: () => Promise<Answer>;
}) => Promise<Answer | 'cut'>;

/** Passes everything through unchanged. */
const passThrough: ProxyBehavior = ({ pass }) => pass();

/** A proxy in front of a platform. */
export class TamperingProxy {
  /** The current behavior; `undefined` passes everything through unchanged. */
  behavior: ProxyBehavior | undefined;
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
      const answer = await (this.behavior ?? passThrough)({ path, pass });
      if (answer === 'cut') response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    };
    work().catch(() => response.destroy());
  });

  /** Listens in front of the platform; resolves to the proxy's address. */
  async start(platformUrl: string): Promise<string> {
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
