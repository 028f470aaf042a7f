import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { isDemoKey } from '@portal/schema/envelope';
import { isProtectedLine, plainLineProblem } from '@portal/schema/rules';
import { guardable, type Endpoint } from '@portal/schema/rest';
import { z } from 'zod';

import { readPrivateKeys } from './keys.ts';
import { parseSiteBounds, type SiteBounds } from './operator/bounds.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port')
    .transform(Number)
    .refine((value) => value <= 65_535, 'must be a port')
    .default(fallback);

const url = (protocols: RegExp, like: string) =>
  z.url({ protocol: protocols, hostname: /.*/, error: `must look like ${like}` }).optional();

/** Use of a session is recorded to five minutes, and none lasts longer than a day. */
const idleRange = 'must be a number from 10 to 1440';

const accepted = z.literal('accepted', 'must be accepted, or absent').optional();

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The endpoints of a list of names with commas between them. */
function readOperations(list: string, context: z.RefinementCtx<string>): ReadonlySet<Endpoint> {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => name !== '' && !guardable.has(name));
  if (unknown.length > 0)
    context.addIssue(`knows no ${unknown.join(', ')}; possible: ${[...guardable.keys()].join(', ')}`);
  return new Set(names.flatMap((name) => guardable.get(name) ?? []));
}

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  PLATFORM_PORT: port(4100),
  PLATFORM_ADMIN_PORT: port(4101),
  PLATFORM_MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999')
    .default('10000')
    .transform(Number),
  UPLOADS_MIN_FREE_MIB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number from 0 to 9999999')
    .default('1024')
    .transform(Number),
  SESSION_IDLE_MINUTES: z
    .string()
    .regex(/^\d{2,4}$/, idleRange)
    .default('120')
    .transform(Number)
    .refine((minutes) => minutes >= 10 && minutes <= 1440, idleRange),
  PLATFORM_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_PLAIN: accepted,
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').default('0').transform(isOn),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  SMTP_PLAIN: accepted,
  PORTAL_URL: url(/^https?$/, 'https://portal.example.com'),
  CHAIN_RPC_URL: url(/^https?$/, 'https://host/key'),
  CHAIN_RPC_PLAIN: accepted,
  GAME_URL: url(/^https?$/, 'https://game.example.com/enter'),
  GAME_NAME: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.:-]{0,99}$/, 'must be lower-case letters, digits, dots, colons and dashes')
    .refine((name) => name !== 'hash-kingdom', "must not be the name of the platform's own game")
    .optional(),
  GAME_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_BOUNDS: z
    .string()
    .default('')
    .transform((text, context) => {
      const bounds = parseSiteBounds(text);
      if (bounds !== undefined) return bounds;
      context.addIssue({
        code: 'custom',
        message: 'must look like package daily part=0..0.05; bonus rate part=0..0.3',
      });
      return z.NEVER;
    }),
  KYC_REQUIRED_FOR: z.string().default('').transform(readOperations),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** Settings that are secret: each may be given as a file instead, `<name>_FILE`. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'CHAIN_RPC_URL', 'GAME_SECRET'] as const;

/** How a platform process is set up. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where the port for probes and monitoring listens; the host itself alone unless it is set. */
  readonly adminHost: string;
  readonly adminPort: number;
  /** Connections of gateways that the process keeps open; further ones are closed at once. */
  readonly maxConnections: number;
  /** Pictures are refused when less space is left beside the embedded database. */
  readonly uploadsMinFreeBytes: number;
  /** How long a session may go unused before it is over. */
  readonly sessionIdleMs: number;
  /** Private keys in PEM; without them the process creates a demonstration pair. */
  readonly privateKeyPem: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  /** Whether mail is handed over only after the mail server has switched to TLS. */
  readonly requireTls: boolean;
  /** Where members open the portal, without a slash at the end. */
  readonly portalUrl: string | undefined;
  /** JSON-RPC endpoint of an EVM chain. */
  readonly chainRpcUrl: string | undefined;
  /** Where members enter a game of the site's own; without it they enter the platform's. */
  readonly gameUrl: string | undefined;
  /**
   * By which the platform remembers what that game holds; default: the host of its address. Also set after a link has ended,
   * so that the game can return credits.
   */
  readonly gameName: string | undefined;
  /** What that game signs its orders with. */
  readonly gameSecret: Buffer | undefined;
  /** Ranges of rates that operators can set, where they differ from those that the commands declare. */
  readonly rateBounds: SiteBounds;
  /** The operations that need a verified identity. */
  readonly identityRequiredFor: ReadonlySet<Endpoint>;
  readonly logLevel: string;
}

/** The environment is not a valid configuration. The message lists every problem and contains no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; throws a {@link ConfigError} that lists every problem.
 * @param use `commands`: an operator's command answers no call, so that it needs no key
 */
export function readConfig(env: Environment = process.env, use: 'process' | 'commands' = 'process'): Config {
  const problems: string[] = [];
  const given = withSecretFiles(withoutEmpty(env), problems);
  const production = (given['NODE_ENV'] ?? 'production') === 'production';
  const privateKeyPem =
    use === 'commands' ? undefined : readKey(given['PLATFORM_PRIVATE_KEY_FILE'], production, problems);
  const { data: values, error } = environment.safeParse(given);
  problems.push(...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`));
  if (production && use === 'process' && isOn(given['DEMO']))
    problems.push('DEMO: demo members are not for production');
  if (production && values?.PORTAL_URL?.startsWith('http:') === true)
    problems.push('PORTAL_URL: a code for a password is typed there, so production needs https');
  if (production && values !== undefined) problems.push(...plainLines(values));
  if (values?.GAME_URL !== undefined && values.GAME_SECRET === undefined)
    problems.push('GAME_SECRET: the game at GAME_URL needs the secret that it signs with');
  if (values?.GAME_NAME !== undefined && values.GAME_SECRET === undefined)
    problems.push('GAME_SECRET: the game named by GAME_NAME needs the secret that it signs with');
  if (production && values?.GAME_URL?.startsWith('http:') === true)
    problems.push('GAME_URL: a link into the game is a secret, so production needs https');
  if (values === undefined || problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    host: values.HOST,
    port: values.PLATFORM_PORT,
    adminHost: values.ADMIN_HOST,
    adminPort: values.PLATFORM_ADMIN_PORT,
    maxConnections: values.PLATFORM_MAX_CONNECTIONS,
    uploadsMinFreeBytes: values.UPLOADS_MIN_FREE_MIB * 1024 * 1024,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    privateKeyPem,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    demo: values.DEMO,
    smtpUrl: values.SMTP_URL,
    requireTls:
      production &&
      values.SMTP_PLAIN !== 'accepted' &&
      values.SMTP_URL !== undefined &&
      !isProtectedLine(values.SMTP_URL),
    portalUrl: (values.PORTAL_URL ?? (production ? undefined : 'http://localhost:4000'))?.replace(/\/+$/, ''),
    chainRpcUrl: values.CHAIN_RPC_URL,
    gameUrl: values.GAME_URL,
    gameName: values.GAME_NAME ?? (values.GAME_URL && new URL(values.GAME_URL).host),
    gameSecret: values.GAME_SECRET === undefined ? undefined : Buffer.from(values.GAME_SECRET),
    rateBounds: values.RATE_BOUNDS,
    identityRequiredFor: values.KYC_REQUIRED_FOR,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Lines to other hosts on which passwords, sessions and answers of a chain would be readable. Mail is no problem here: over
 * `smtp:` it waits until the server has switched to TLS.
 */
const plainLines = (values: z.infer<typeof environment>): string[] =>
  (
    [
      ['DATABASE_URL', 'DATABASE_PLAIN', 'with sslmode=verify-full'],
      ['CHAIN_RPC_URL', 'CHAIN_RPC_PLAIN', 'https:'],
    ] as const
  ).flatMap(([name, variable, needed]) => {
    const address = values[name];
    const isFine = address === undefined || values[variable] === 'accepted' || isProtectedLine(address);
    return isFine ? [] : [`${name}: ${plainLineProblem(needed, variable)}`];
  });

const withoutEmpty = (env: Environment): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

function withSecretFiles(
  env: Record<string, string | undefined>,
  problems: string[],
): Record<string, string | undefined> {
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) problems.push(`${name}: give it or ${name}_FILE, not both`);
    const text = readText(`${name}_FILE`, file, problems);
    if (text !== undefined) env[name] = text.trim();
  }
  return env;
}

function readKey(file: string | undefined, production: boolean, problems: string[]): string | undefined {
  const name = 'PLATFORM_PRIVATE_KEY_FILE';
  if (file === undefined) {
    if (production) problems.push(`${name}: production needs the platform's private key`);
    return undefined;
  }
  const pem = readText(name, file, problems);
  if (pem === undefined) return undefined;
  if (production && isDemoKey(pem)) problems.push(`${name}: this key was made for a demonstration`);
  try {
    readPrivateKeys(pem);
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : 'not a private key'}`);
  }
  return pem;
}

function readText(name: string, file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    problems.push(`${name}: cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    return undefined;
  }
}
