import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { classicOptionsText, envelopeNames, isDemoKey, type EnvelopeName } from '@portal/schema/envelope';
import { guardable, type Endpoint } from '@portal/schema/rest';
import { isProtectedLine, plainLineProblem } from '@portal/schema/rules';
import { z } from 'zod';
import type { ChainUrls } from '../chain/connect.ts';
import type { AcceptedEnvelopes } from '../http/envelopes.ts';
import { readPrivateKeys } from '../http/keys.ts';
import { parseSiteBounds, type SiteBounds } from '../operator/bounds.ts';
import type { VisitorRules } from '../services/services.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port')
    .transform(Number)
    .refine((value) => value <= 65_535, 'must be a port')
    .default(fallback);

const url = (protocols: RegExp, like: string) =>
  z.url({ protocol: protocols, hostname: /.*/, error: `must look like ${like}` }).optional();

/** The last use of a session is recorded to within five minutes, and a session lasts at most a day. */
const idleRange = 'must be a number from 10 to 1440';

const accepted = z.literal('accepted', 'must be accepted, or absent').optional();

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Parses a comma-separated list of endpoint names. */
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
  PLATFORM_ENVELOPES: z
    .string()
    .default('jwe')
    .transform((list) => new Set(list.split(',').map((name) => name.trim())))
    .refine(
      (names): names is Set<EnvelopeName> =>
        [...names].every((name) => envelopeNames.some((one) => one === name)),
      'must be jwe, classic or jwe,classic',
    ),
  CLASSIC_ENVELOPE: classicOptionsText.prefault('{}'),
  PLATFORM_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_PLAIN: accepted,
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').default('0').transform(isOn),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  SMTP_PLAIN: accepted,
  PORTAL_URL: url(/^https?$/, 'https://portal.example.com'),
  CHAIN_RPC_URL_BEP20: url(/^https?$/, 'https://host/key'),
  CHAIN_RPC_URL_ERC20: url(/^https?$/, 'https://host/key'),
  CHAIN_RPC_URL_TRC20: url(/^https?$/, 'https://host/key'),
  CHAIN_RPC_URL: z
    .never('give CHAIN_RPC_URL_BEP20, CHAIN_RPC_URL_ERC20 and CHAIN_RPC_URL_TRC20 in its place')
    .optional(),
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
  SIGN_IN_CAPTCHA: z
    .enum(['always', 'after-failures'], 'must be always or after-failures')
    .default('after-failures'),
  REGISTRATION_EMAIL: z.enum(['required', 'optional'], 'must be required or optional').default('optional'),
  KYC_REQUIRED_FOR: z.string().default('').transform(readOperations),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** Endpoints of the chains; they may contain a key. */
const chainUrls = ['CHAIN_RPC_URL_BEP20', 'CHAIN_RPC_URL_ERC20', 'CHAIN_RPC_URL_TRC20'] as const;

/** Secret settings: each may also be given as a file, `<name>_FILE`. */
const secrets = ['DATABASE_URL', 'SMTP_URL', ...chainUrls, 'GAME_SECRET'] as const;

/** Configuration of a platform process. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The interface that probes and monitoring listen on; default: localhost. */
  readonly adminHost: string;
  readonly adminPort: number;
  /** Maximum number of open gateway connections; further ones are closed immediately. */
  readonly maxConnections: number;
  /** Uploads are rejected if less space than this is left on the disk of the embedded database. */
  readonly uploadsMinFreeBytes: number;
  /** How long a session may stay unused before it ends. */
  readonly sessionIdleMs: number;
  /** Private keys in PEM; without them the process creates a demonstration key pair. */
  readonly privateKeyPem: string | undefined;
  /** The accepted envelopes. */
  readonly envelopes: AcceptedEnvelopes;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  /** Whether mail is sent only after the mail server has switched to TLS. */
  readonly requireTls: boolean;
  /** The URL of the portal for members, without a trailing slash. */
  readonly portalUrl: string | undefined;
  /** The chain endpoints by network. */
  readonly chainUrls: ChainUrls;
  /** The URL of the site's own game; default: the platform's game. */
  readonly gameUrl: string | undefined;
  /**
   * The name under which the platform tracks the credits held by that game; default: the host of its URL. Stays set
   * after a link has ended so that the game can return credits.
   */
  readonly gameName: string | undefined;
  /** The secret with which that game signs its orders. */
  readonly gameSecret: Buffer | undefined;
  /** Site-specific ranges for rates that operators set; they replace the ranges that commands declare. */
  readonly rateBounds: SiteBounds;
  /** What visitors must provide to sign in and to register. */
  readonly visitorRules: VisitorRules;
  /** The operations that need a verified identity. */
  readonly identityRequiredFor: ReadonlySet<Endpoint>;
  readonly logLevel: string;
}

/** The environment is not a valid configuration. The message lists all problems and contains no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; throws a {@link ConfigError} that lists all problems.
 * @param use `commands`: for an operator command, which serves no calls and needs no key
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
    envelopes: {
      jwe: values.PLATFORM_ENVELOPES.has('jwe'),
      classic: values.PLATFORM_ENVELOPES.has('classic') ? values.CLASSIC_ENVELOPE : undefined,
    },
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
    chainUrls: {
      ...(values.CHAIN_RPC_URL_BEP20 && { BEP20: values.CHAIN_RPC_URL_BEP20 }),
      ...(values.CHAIN_RPC_URL_ERC20 && { ERC20: values.CHAIN_RPC_URL_ERC20 }),
      ...(values.CHAIN_RPC_URL_TRC20 && { TRC20: values.CHAIN_RPC_URL_TRC20 }),
    },
    gameUrl: values.GAME_URL,
    gameName: values.GAME_NAME ?? (values.GAME_URL && new URL(values.GAME_URL).host),
    gameSecret: values.GAME_SECRET === undefined ? undefined : Buffer.from(values.GAME_SECRET),
    rateBounds: values.RATE_BOUNDS,
    identityRequiredFor: values.KYC_REQUIRED_FOR,
    visitorRules: { signInCaptcha: values.SIGN_IN_CAPTCHA, registrationEmail: values.REGISTRATION_EMAIL },
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Unencrypted connections to other hosts that would expose passwords, sessions or chain data. SMTP is not included:
 * with `smtp:`, mail waits until the server has switched to TLS.
 */
const plainLines = (values: z.infer<typeof environment>): string[] =>
  (
    [
      ['DATABASE_URL', 'DATABASE_PLAIN', 'with sslmode=verify-full'],
      ...chainUrls.map((name) => [name, 'CHAIN_RPC_PLAIN', 'https:'] as const),
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
