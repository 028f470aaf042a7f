/** The load: every connection is a different member, so that no server can share calls between them. */
import autocannon from 'autocannon';

/** The results of one round of load. */
export interface Round {
  readonly requests: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Tokens of members for an upstream that takes any. */
const anyTokens = Array.from({ length: 16 }, (_, index) => `member-${index + 1}`);

const headersOf = (token: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  authorization: `Bearer ${token ?? ''}`,
});

/** The JSON that the server answers to `body`. */
export async function answerTo(url: string, body: string): Promise<string> {
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(anyTokens[0]), body });
  return (await answer.text()).trim();
}

/**
 * Posts `body` to the server for some seconds, over one connection for each token; throws when any answer is not 200 or
 * carries errors.
 */
export async function load(
  url: string,
  body: string,
  seconds: number,
  tokens: readonly string[] = anyTokens,
): Promise<Round> {
  let next = 0;
  let wrong = '';
  const result = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    connections: tokens.length,
    duration: seconds,
    body,
    setupClient(client) {
      client.setHeaders(headersOf(tokens[next++ % tokens.length]));
      client.on('body', (text) => {
        if (!text.toString().startsWith('{"data":{"me":{')) wrong = text.toString();
      });
    },
  });
  if (wrong !== '' || result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered wrongly ${result.non2xx + result.errors} times: ${wrong.slice(0, 300)}`);
  }
  return {
    requests: result['2xx'],
    seconds: result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
