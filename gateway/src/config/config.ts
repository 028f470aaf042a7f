/** The gateway's configuration, read from the environment by one schema that reports every error at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classicOptionsText, envelopeNames } from '@portal/schema/envelope';
import { refusalModes, type RefusalMode } from '@portal/schema/errors';
import { locales } from '@portal/schema/locales';
import { extensions } from '@portal/schema/rest';
import { isProtectedLine, plainLineProblem } from '@portal/schema/rules';
import { z } from 'zod';
import type { GameSite } from '../http/game-origin.ts';
import type { SiteSettings } from '../http/site-page.ts';
import type { EnvelopeSettings } from '../platform-client/envelope.ts';
import {
  address,
  count,
  extensionNames,
  origin,
  origins,
  port,
  publicKey,
  ranges,
  supportUrl,
} from './fields.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The gateway's settings. */
export interface GatewayConfig extends EnvelopeSettings {
  /** Trusted documents only, no GraphiQL, no introspection, no demo keys. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Where /livez, /readyz and /metrics are served; the host itself alone unless it is set. */
  readonly adminHost: string;
  /** Their port; must not be reachable from the internet. */
  readonly adminPort: number;
  readonly platformUrl: string;
  /** Which refusals of a money call are trusted. */
  readonly platformRefusals: RefusalMode;
  /** Maximum number of connections to the platform. */
  readonly platformConnections: number;
  /** Maximum number of calls in progress or waiting for a connection; further ones are refused at once. */
  readonly platformCallsAtOnce: number;
  /** Upper bound for the time limit of every endpoint, in ms. */
  readonly platformTimeoutMs: number;
  /** How long the answer to a read is reused for equal reads of the session, in ms; 0 shares only reads in flight. */
  readonly readCacheMs: number;
  /** The Redis in which processes share rate limits and revoked tokens; without it each process keeps its own. */
  readonly redisUrl: string | undefined;
  /** Names of the extension endpoints that the platform implements. */
  readonly platformExtensions: ReadonlySet<string>;
  /** Support links of the site; null if it has none. */
  readonly support: { readonly url: string | null; readonly email: string | null };
  /** Settings that browsers apply from the first page on. */
  readonly site: SiteSettings;
  /** Further origins to which the portal may send members for the game. */
  readonly gameOrigins: ReadonlySet<string>;
  /** The origin of the platform's own game; undefined: its page is on the portal's origin. */
  readonly game: GameSite | undefined;
  readonly logLevel: string;
  /** Addresses whose X-Forwarded-For and X-Request-Id headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** GraphQL requests that one address may send to one process in a minute. */
  readonly requestsPerAddressPerMinute: number;
  /** Connections of clients that one process keeps open; further ones are closed at once. */
  readonly maxConnections: number;
  /** Requests with files that one process reads at once; further ones wait. */
  readonly uploadsAtOnce: number;
  /** Folder of the web build. */
  readonly webRoot: string;
  /** The web build's operations by id. */
  readonly trustedDocumentsFile: string;
  /** How long the gateway keeps serving after it reports that it is not ready, in ms. */
  readonly drainDelayMs: number;
}

/** Every problem of an environment, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The origins of the game and of the portal, at this host's ports where only a port is set. */
function toGameSite(values: {
  readonly GAME_ORIGIN?: string | undefined;
  readonly GAME_PORT?: number | undefined;
  readonly PORTAL_ORIGIN?: string | undefined;
  readonly PORT: number;
}): GameSite | undefined {
  const { GAME_PORT: gamePort } = values;
  const local = gamePort === undefined ? undefined : `http://localhost:${gamePort}`;
  const game = values.GAME_ORIGIN ?? local;
  if (game === undefined) return undefined;
  return { origin: game, port: gamePort, portal: values.PORTAL_ORIGIN ?? `http://localhost:${values.PORT}` };
}

const environment = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production'], 'must be development or production')
      .default('production'),
    HOST: z.string().default('0.0.0.0'),
    PORT: port.default(4000),
    ADMIN_HOST: z.string().default('127.0.0.1'),
    ADMIN_PORT: port.default(4001),
    PLATFORM_URL: address('http:', 'https:').default('http://127.0.0.1:4100'),
    PLATFORM_PLAIN_HTTP: z.literal('accepted', 'must be accepted, or absent').optional(),
    PLATFORM_PUBLIC_KEY: publicKey,
    ENVELOPE: z.enum(envelopeNames, 'must be jwe or classic').default('jwe'),
    CLASSIC_ENVELOPE: classicOptionsText.prefault('{}'),
    PLATFORM_REFUSALS: z.enum(refusalModes, 'must be sealed or plain').default('sealed'),
    PLATFORM_CONNECTIONS: count(1, 1024).default(64),
    PLATFORM_CALLS_AT_ONCE: count(1, 100_000).default(2000),
    PLATFORM_TIMEOUT_MS: count(100, 60_000).default(60_000),
    READ_CACHE_MS: count(0, 1000).default(0),
    PLATFORM_EXTENSIONS: extensionNames.default(new Set(extensions.keys())),
    SUPPORT_URL: supportUrl.optional(),
    SUPPORT_EMAIL: z.email('must be an e-mail address such as help@example.com').max(254).optional(),
    DEFAULT_LOCALE: z
      .enum(['browser', ...locales], `must be browser or one of ${locales.join(', ')}`)
      .default('browser'),
    SHARE_SESSION: z.enum(['on', 'off'], 'must be on or off').default('on'),
    GAME_ORIGINS: origins.default(new Set()),
    GAME_ORIGIN: origin.optional(),
    GAME_PORT: port.optional(),
    PORTAL_ORIGIN: origin.optional(),
    REDIS_URL: address('redis:', 'rediss:').optional(),
    REDIS_PLAIN: z.literal('accepted', 'must be accepted, or absent').optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
    TRUSTED_PROXIES: ranges.default([]),
    REQUESTS_PER_ADDRESS_PER_MINUTE: count(1, 1_000_000_000).default(1200),
    MAX_CONNECTIONS: count(1, 1_000_000).default(10_000),
    UPLOADS_AT_ONCE: count(1, 1000).default(16),
    WEB_ROOT: z.string().default(join(root, 'web', 'dist')),
    TRUSTED_DOCUMENTS_FILE: z
      .string()
      .refine((file) => existsSync(file), 'must be the trusted-documents.json of the web build')
      .default(join(root, 'web', 'trusted-documents.json')),
    DRAIN_DELAY_MS: count(0, 120_000).optional(),
  })
  .refine(
    ({ NODE_ENV, GAME_ORIGIN, PORTAL_ORIGIN }) =>
      NODE_ENV !== 'production' ||
      GAME_ORIGIN === undefined ||
      (GAME_ORIGIN.startsWith('https:') && PORTAL_ORIGIN?.startsWith('https:') === true),
    { path: ['GAME_ORIGIN'], message: 'needs https in production, and PORTAL_ORIGIN with https' },
  )
  .refine(({ NODE_ENV, GAME_PORT }) => NODE_ENV !== 'production' || GAME_PORT === undefined, {
    path: ['GAME_PORT'],
    message: 'is for development; in production the proxy sends GAME_ORIGIN to PORT',
  })
  .refine(
    ({ PORT, GAME_ORIGIN, PORTAL_ORIGIN }) =>
      GAME_ORIGIN === undefined || GAME_ORIGIN !== (PORTAL_ORIGIN ?? `http://localhost:${PORT}`),
    {
      path: ['GAME_ORIGIN'],
      message: 'must be another origin than the portal’s',
    },
  )
  .refine((values) => values.PORT !== values.ADMIN_PORT, {
    path: ['ADMIN_PORT'],
    message: 'must be another port than PORT',
  })
  .refine(
    ({ NODE_ENV, PLATFORM_URL, PLATFORM_PLAIN_HTTP }) =>
      NODE_ENV !== 'production' || PLATFORM_PLAIN_HTTP === 'accepted' || isProtectedLine(PLATFORM_URL),
    {
      path: ['PLATFORM_URL'],
      message: plainLineProblem('https:', 'PLATFORM_PLAIN_HTTP'),
    },
  )
  .refine(
    ({ PLATFORM_REFUSALS, PLATFORM_URL }) => PLATFORM_REFUSALS === 'sealed' || isProtectedLine(PLATFORM_URL),
    {
      path: ['PLATFORM_REFUSALS'],
      message:
        'can be plain only with an https address in PLATFORM_URL: anyone on the way could write such a refusal',
    },
  )
  .refine(
    ({ NODE_ENV, REDIS_URL, REDIS_PLAIN }) =>
      NODE_ENV !== 'production' ||
      REDIS_PLAIN === 'accepted' ||
      REDIS_URL === undefined ||
      isProtectedLine(REDIS_URL),
    { path: ['REDIS_URL'], message: plainLineProblem('rediss:', 'REDIS_PLAIN') },
  )
  .refine((values) => values.NODE_ENV !== 'production' || !values.PLATFORM_PUBLIC_KEY.isDemo, {
    path: ['PLATFORM_PUBLIC_KEY'],
    message: 'is a key made for a demonstration; production does not accept it',
  });

/** Variables that can be read from a file, whose path is in the variable with the suffix `_FILE`. */
const givenInFiles = ['PLATFORM_PUBLIC_KEY', 'REDIS_URL'];

/** The environment with files read and empty values dropped; a file that cannot be read is a problem. */
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

/** Reads the configuration, or throws a {@link ConfigError} that lists every problem. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const unreadable: string[] = [];
  const parsed = environment.safeParse(readFiles(env, unreadable));
  const problems = (parsed.error?.issues ?? [])
    .filter(({ path }) => !unreadable.some((problem) => problem.startsWith(`${String(path[0])}_FILE:`)))
    .map(({ path, message }) => {
      const [name = '', ...option] = path.map(String);
      if (option.length > 0) return `${name}: ${option.join('.')} ${message}`;
      return `${givenInFiles.includes(name) && !env[name] ? `${name}_FILE` : name}: ${message}`;
    });
  if (!parsed.success || unreadable.length > 0) throw new ConfigError([...unreadable, ...problems]);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    adminHost: values.ADMIN_HOST,
    adminPort: values.ADMIN_PORT,
    platformUrl: values.PLATFORM_URL,
    platformKey: { kid: values.PLATFORM_PUBLIC_KEY.kid, key: values.PLATFORM_PUBLIC_KEY.key },
    envelope: values.ENVELOPE,
    classicEnvelope: values.CLASSIC_ENVELOPE,
    platformRefusals: values.PLATFORM_REFUSALS,
    platformConnections: values.PLATFORM_CONNECTIONS,
    platformCallsAtOnce: values.PLATFORM_CALLS_AT_ONCE,
    platformTimeoutMs: values.PLATFORM_TIMEOUT_MS,
    readCacheMs: values.READ_CACHE_MS,
    redisUrl: values.REDIS_URL,
    platformExtensions: values.PLATFORM_EXTENSIONS,
    support: { url: values.SUPPORT_URL ?? null, email: values.SUPPORT_EMAIL ?? null },
    site: { defaultLocale: values.DEFAULT_LOCALE, sharesSession: values.SHARE_SESSION === 'on' },
    gameOrigins: values.GAME_ORIGINS,
    game: toGameSite(values),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    requestsPerAddressPerMinute: values.REQUESTS_PER_ADDRESS_PER_MINUTE,
    maxConnections: values.MAX_CONNECTIONS,
    uploadsAtOnce: values.UPLOADS_AT_ONCE,
    webRoot: values.WEB_ROOT,
    trustedDocumentsFile: values.TRUSTED_DOCUMENTS_FILE,
    drainDelayMs: values.DRAIN_DELAY_MS ?? (isProduction ? 5000 : 0),
  };
}
