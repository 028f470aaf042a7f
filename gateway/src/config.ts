/** The gateway's configuration: environment only, one schema, every error at once. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isDemoKey, readPublicKey, type EnvelopePublicKey } from '@portal/schema/envelope';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');

/** What the gateway is told by its environment. */
export interface GatewayConfig {
  /** Trusted documents only, no GraphiQL, no introspection, no demo keys. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Port of /livez, /readyz and /metrics: not for the internet. */
  readonly adminPort: number;
  readonly platformUrl: string;
  readonly platformKey: EnvelopePublicKey;
  /** Connections to the platform, at most. */
  readonly platformConnections: number;
  /** Calls to the platform under way or waiting for a connection, at most; more are refused at once. */
  readonly platformCallsAtOnce: number;
  /** Upper bound of every endpoint's own time limit, in ms. */
  readonly platformTimeoutMs: number;
  /** How long a read's answer serves further equal reads of the same session, in ms; 0 shares only reads in flight. */
  readonly readCacheMs: number;
  /** Where processes share rate limits and revoked tokens; without it each keeps its own. */
  readonly redisUrl: string | undefined;
  readonly logLevel: string;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** GraphQL requests one address may make in a minute of one process. */
  readonly requestsPerAddressPerMinute: number;
  /** Requests with files that one process takes at once; further ones wait. */
  readonly uploadsAtOnce: number;
  /** Folder of the web build. */
  readonly webRoot: string;
  /** The web build's operations by id. */
  readonly trustedDocumentsFile: string;
  /** How long the gateway goes on serving after it said that it is not ready, in ms. */
  readonly drainDelayMs: number;
}

/** Everything that is wrong with an environment, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const port = z.coerce.number('must be a port').int().min(1, 'must be a port').max(65_535, 'must be a port');
const count = (least: number, most: number) =>
  z.coerce
    .number(`must be a number from ${least} to ${most}`)
    .int(`must be a number from ${least} to ${most}`)
    .min(least, `must be a number from ${least} to ${most}`)
    .max(most, `must be a number from ${least} to ${most}`);
const address = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    },
    `must be an address such as ${protocols[0] ?? ''}//host:port`,
  );

/** The names that proxy-addr knows for ranges of private addresses. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const version = isIP(ip);
  if (namedRanges.includes(text)) return true;
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const ranges = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isRange),
    'must be addresses or ranges parted by commas, such as 10.0.0.0/8,::1',
  );

const publicKey = z.string('is needed: the file that holds the public key').transform((pem, context) => {
  try {
    return { ...readPublicKey(pem), isDemo: isDemoKey(pem) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'It is not a PEM file.';
    context.addIssue({ code: 'custom', message: `holds no usable key. ${reason}` });
    return z.NEVER;
  }
});

const environment = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production'], 'must be development or production')
      .default('production'),
    HOST: z.string().default('0.0.0.0'),
    PORT: port.default(4000),
    ADMIN_PORT: port.default(4001),
    PLATFORM_URL: address('http:', 'https:').default('http://127.0.0.1:4100'),
    PLATFORM_PUBLIC_KEY: publicKey,
    PLATFORM_CONNECTIONS: count(1, 1024).default(64),
    PLATFORM_CALLS_AT_ONCE: count(1, 100_000).default(2000),
    PLATFORM_TIMEOUT_MS: count(100, 60_000).default(60_000),
    READ_CACHE_MS: count(0, 1000).default(0),
    REDIS_URL: address('redis:', 'rediss:').optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
    TRUSTED_PROXIES: ranges.default([]),
    REQUESTS_PER_ADDRESS_PER_MINUTE: count(1, 1_000_000_000).default(1200),
    UPLOADS_AT_ONCE: count(1, 1000).default(16),
    WEB_ROOT: z.string().default(join(root, 'web', 'dist')),
    TRUSTED_DOCUMENTS_FILE: z
      .string()
      .refine((file) => existsSync(file), 'must be the trusted-documents.json of the web build')
      .default(join(root, 'web', 'trusted-documents.json')),
    DRAIN_DELAY_MS: count(0, 120_000).optional(),
  })
  .refine((values) => values.PORT !== values.ADMIN_PORT, {
    path: ['ADMIN_PORT'],
    message: 'must be another port than PORT',
  })
  .refine((values) => values.NODE_ENV !== 'production' || !values.PLATFORM_PUBLIC_KEY.isDemo, {
    path: ['PLATFORM_PUBLIC_KEY'],
    message: 'is a key made for a demonstration; production does not accept it',
  });

/** Values that are given in a file instead when a name with `_FILE` behind it says which. */
const givenInFiles = ['PLATFORM_PUBLIC_KEY', 'REDIS_URL'];

/** The environment with files read and empty values left out; what cannot be read is a problem. */
function readFiles(env: NodeJS.ProcessEnv, problems: string[]): Record<string, string> {
  const given = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const values = Object.fromEntries(given);
  for (const name of givenInFiles) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      problems.push(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? ''})`);
      values[name] ??= '';
    }
  }
  return values;
}

/** Reads the configuration, or throws a {@link ConfigError} that lists everything that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const unreadable: string[] = [];
  const parsed = environment.safeParse(readFiles(env, unreadable));
  const problems = (parsed.error?.issues ?? [])
    .filter(({ path }) => !unreadable.some((problem) => problem.startsWith(`${String(path[0])}_FILE:`)))
    .map(({ path, message }) => {
      const name = String(path[0]);
      return `${givenInFiles.includes(name) && !env[name] ? `${name}_FILE` : name}: ${message}`;
    });
  if (!parsed.success || unreadable.length > 0) throw new ConfigError([...unreadable, ...problems]);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    adminPort: values.ADMIN_PORT,
    platformUrl: values.PLATFORM_URL,
    platformKey: { kid: values.PLATFORM_PUBLIC_KEY.kid, key: values.PLATFORM_PUBLIC_KEY.key },
    platformConnections: values.PLATFORM_CONNECTIONS,
    platformCallsAtOnce: values.PLATFORM_CALLS_AT_ONCE,
    platformTimeoutMs: values.PLATFORM_TIMEOUT_MS,
    readCacheMs: values.READ_CACHE_MS,
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    requestsPerAddressPerMinute: values.REQUESTS_PER_ADDRESS_PER_MINUTE,
    uploadsAtOnce: values.UPLOADS_AT_ONCE,
    webRoot: values.WEB_ROOT,
    trustedDocumentsFile: values.TRUSTED_DOCUMENTS_FILE,
    drainDelayMs: values.DRAIN_DELAY_MS ?? (isProduction ? 5000 : 0),
  };
}
