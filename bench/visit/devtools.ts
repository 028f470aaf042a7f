/**
 * Controls a Chromium over its DevTools protocol without `Runtime.enable`, which Playwright and Puppeteer need. With
 * it, V8 reads a whole file again for each that creates an `Error`: on a slow phone a fifth of a second before the
 * first screen, which members do not wait. https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import connect, { type Client } from 'chrome-remote-interface';
import { chromiumArguments, chromiumPath } from '../../e2e/support/browser.ts';

/** A page of the browser. */
export interface InspectedPage {
  readonly client: Client;
  /** The value of an expression in the page, which JSON can carry. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/**
 * Starts the Chromium of the browser tests with the profile in a folder and an empty page. Files, service workers and
 * compiled code of an earlier visit are kept in the folder.
 */
export async function openInspected(profileFolder: string): Promise<InspectedPage> {
  const path = chromiumPath();
  if (path === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  const child = spawn(
    path,
    [
      ...chromiumArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profileFolder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let port: string | undefined;
  for await (const line of createInterface(child.stderr)) {
    [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) break;
  }
  if (port === undefined) throw new Error('Chromium did not say where its DevTools listen.');
  child.stderr.resume();
  const client = await connect({ port: Number(port), local: true });
  return {
    client,
    async evaluate(expression) {
      const { result, exceptionDetails } = await client.Runtime.evaluate({
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined)
        throw new Error(`${expression} threw ${exceptionDetails.exception?.description}`);
      return result.value as never;
    },
    async close() {
      const ended = once(child, 'exit');
      // The browser may end before it answers.
      client.Browser.close().catch(() => undefined);
      await ended;
      await client.close();
    },
  };
}
