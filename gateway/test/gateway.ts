/** A gateway under test: the real one, listening on a port, in front of a given platform. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import supertest, { type Test } from 'supertest';
import { buildApp, type Gateway } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { defaultTimeouts, type Timeouts } from '../src/http/timeouts.ts';
import { createLogger } from '../src/kernel/logger.ts';

/** Options of a test's GraphQL request. */
export interface QueryOptions {
  readonly variables?: unknown;
  readonly token?: string;
  readonly language?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A GraphQL answer. */
export interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: {
      readonly code: string;
      readonly requestId: string;
      readonly field?: string;
      readonly retryAfterSeconds?: number;
      readonly reason?: string;
      readonly status?: number;
    };
  }[];
}

/** The response to a GraphQL request. */
export interface GraphqlResponse extends GraphqlAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A running gateway and methods that send requests to it. */
export interface TestGateway extends Gateway {
  /** Everything that was logged, as text. */
  readonly log: () => string;
  readonly logger: Logger;
  /** Any request to the portal's port. */
  request(method: 'get' | 'post' | 'put' | 'delete' | 'options', path: string): Test;
  /** Any request to the admin port. */
  requestAdmin(path: string): Test;
  /** Posts a GraphQL document. */
  query(text: string, options?: QueryOptions): Promise<GraphqlResponse>;
  /** Posts a JSON body as it is. */
  post(body: unknown, options?: QueryOptions): Promise<GraphqlResponse>;
}

/** A platform that a gateway can use. */
export interface PlatformAddress {
  readonly url: string;
  readonly publicKeyPem: string;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'portal-gateway-'));

/**
 * Starts a gateway.
 * @param env changes to its environment; undefined removes a value
 * @param timeouts how long its clients may take
 */
export async function startGateway(
  { url, publicKeyPem }: PlatformAddress,
  env: Readonly<Record<string, string | undefined>> = {},
  timeouts: Timeouts = defaultTimeouts,
): Promise<TestGateway> {
  const keyFile = join(temporaryFolder(), 'platform-public.pem');
  writeFileSync(keyFile, publicKeyPem);
  const config = readConfig({
    NODE_ENV: 'development',
    PLATFORM_URL: url,
    PLATFORM_PUBLIC_KEY_FILE: keyFile,
    LOG_LEVEL: 'trace',
    DRAIN_DELAY_MS: '0',
    ...env,
  });
  const lines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const gateway = await buildApp(config, logger, timeouts);
  await Promise.all([
    gateway.app.listen({ host: '127.0.0.1', port: 0 }),
    gateway.admin.listen({ host: '127.0.0.1', port: 0 }),
  ]);
  const portal = supertest(gateway.app.server);
  const admin = supertest(gateway.admin.server);

  const post = async (body: unknown, options: QueryOptions = {}): Promise<GraphqlResponse> => {
    const { token, language, accept, headers = {} } = options;
    const response = await portal
      .post('/graphql')
      .set('content-type', 'application/json')
      .set('accept', accept ?? 'application/json')
      .set({
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...headers,
      })
      .buffer(true)
      .parse((incoming, done) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () => done(null, text));
      })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
    const text = response.body as string;
    return {
      ...(JSON.parse(text) as GraphqlAnswer),
      status: response.status,
      text,
      headers: response.headers,
    };
  };
  return {
    ...gateway,
    logger,
    log: () => lines.join(''),
    request: (method, path) => portal[method](path),
    requestAdmin: (path) => admin.get(path),
    post,
    query: (query, options = {}) =>
      post({ query, ...(options.variables === undefined ? {} : { variables: options.variables }) }, options),
  };
}
