import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair, readPublicKey } from '@portal/schema/envelope';
import { extensions } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
let keyFile: string;
let demoKeyFile: string;
let privateKeyFile: string;
let kid: string;

beforeAll(async () => {
  const pair = await generateKeyPair({ demo: false });
  keyFile = file('public.pem', pair.publicKey);
  privateKeyFile = file('private.pem', pair.privateKey);
  kid = readPublicKey(pair.publicKey).kid;
  demoKeyFile = file('demo.pem', (await generateKeyPair({ demo: true })).publicKey);
});

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('the configuration by default', () => {
  it('uses production values', () => {
    const config = readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile });
    expect(config).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      port: 4000,
      adminHost: '127.0.0.1',
      adminPort: 4001,
      platformUrl: 'http://127.0.0.1:4100',
      platformTimeoutMs: 60_000,
      readCacheMs: 0,
      redisUrl: undefined,
      platformExtensions: new Set(extensions.keys()),
      logLevel: 'info',
      trustedProxies: [],
      drainDelayMs: 5000,
    });
    expect(config.platformKey.kid).toBe(kid);
    expect(config.webRoot).toMatch(/web.dist$/);
  });

  it('accepts the public key itself, in one line or as base64', () => {
    const pem = readFileSync(keyFile, 'utf8').trim();
    const base64 = pem.split('\n').slice(1, -1).join('');
    for (const text of [pem, pem.replaceAll('\n', '\\n'), base64])
      expect(readConfig({ PLATFORM_PUBLIC_KEY: text }).platformKey.kid).toBe(kid);
  });

  it('reads the options of the classic envelope and reports each invalid one', () => {
    const env = { PLATFORM_PUBLIC_KEY_FILE: keyFile, ENVELOPE: 'classic' };
    expect(readConfig(env).classicEnvelope).toMatchObject({ cipher: 'aes-256-cbc', wrap: 'oaep-sha256' });
    const ecb = readConfig({ ...env, CLASSIC_ENVELOPE: '{"cipher":"aes-256-ecb","fields":{"key":"k"}}' });
    expect(ecb.classicEnvelope).toMatchObject({ cipher: 'aes-256-ecb', fields: { key: 'k', ip: 'ip' } });
    expect(problemsOf({ ...env, CLASSIC_ENVELOPE: '{"iv":"zero","cipher":"aes-256-gcm"}' })).toEqual([
      'CLASSIC_ENVELOPE: iv must be prefix with ctr and gcm, which never use an iv twice with one key',
    ]);
  });

  it('accepts plain refusals only from a platform on this host or behind TLS', () => {
    const env = { PLATFORM_PUBLIC_KEY_FILE: keyFile, PLATFORM_REFUSALS: 'plain' };
    expect(readConfig(env).platformRefusals).toBe('plain');
    expect(readConfig({ ...env, PLATFORM_URL: 'https://platform.example' }).platformRefusals).toBe('plain');
    const plain = { PLATFORM_URL: 'http://platform.example', PLATFORM_PLAIN_HTTP: 'accepted' };
    expect(problemsOf({ ...env, ...plain })).toEqual([expect.stringContaining('PLATFORM_REFUSALS')]);
  });

  it('accepts names of extensions and lists the valid ones in an error', () => {
    const extensionsOf = (PLATFORM_EXTENSIONS: string) =>
      readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile, PLATFORM_EXTENSIONS }).platformExtensions;
    expect(extensionsOf('none')).toEqual(new Set());
    expect(extensionsOf('logout')).toEqual(new Set(['logout']));
    expect(
      problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, PLATFORM_EXTENSIONS: 'logout, teleport' }),
    ).toEqual([
      `PLATFORM_EXTENSIONS: knows no teleport; give all, none, or some of: ${[...extensions.keys()].join(', ')}`,
    ]);
  });

  it('accepts an https address and an e-mail address for support, or neither', () => {
    const supportOf = (env: NodeJS.ProcessEnv) =>
      readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile, ...env }).support;
    expect(supportOf({})).toEqual({ url: null, email: null });
    const SUPPORT_URL = 'https://help.example.com/ask?about={receipt}#form';
    const SUPPORT_EMAIL = 'members+help@example.com';
    expect(supportOf({ SUPPORT_URL, SUPPORT_EMAIL })).toEqual({ url: SUPPORT_URL, email: SUPPORT_EMAIL });
  });

  it.each([
    'http://help.example.com',
    'help.example.com',
    'javascript:alert(1)',
    'https://user:word@help.example.com',
    'https://{receipt}.example.com',
    'https://help.example.com:{receipt}/',
  ])('rejects %s as the URL of the help desk', (SUPPORT_URL) => {
    expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, SUPPORT_URL })).toEqual([
      'SUPPORT_URL: must be an https address such as https://help.example.com/ask?about={receipt}, without a user name',
    ]);
  });

  it.each(['help', 'help@', 'help@example.com?bcc=all@example.com', 'a@example.com,b@example.com'])(
    'rejects %s as the e-mail address of support',
    (SUPPORT_EMAIL) => {
      expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, SUPPORT_EMAIL })).toEqual([
        'SUPPORT_EMAIL: must be an e-mail address such as help@example.com',
      ]);
    },
  );

  it('accepts https origins of games without a path', () => {
    const originsOf = (GAME_ORIGINS: string) =>
      readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile, GAME_ORIGINS }).gameOrigins;
    expect(originsOf('')).toEqual(new Set());
    expect(originsOf('https://a.example.com, https://b.example.com:8443')).toEqual(
      new Set(['https://a.example.com', 'https://b.example.com:8443']),
    );
    for (const GAME_ORIGINS of ['http://a.example.com', 'https://a.example.com/', 'a.example.com', '*'])
      expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, GAME_ORIGINS })).toEqual([
        'GAME_ORIGINS: must be origins such as https://game.example.com, separated by commas',
      ]);
  });

  it('reads the origin of the game', () => {
    const development = { NODE_ENV: 'development', PLATFORM_PUBLIC_KEY_FILE: demoKeyFile };
    expect(readConfig(development).game).toBeUndefined();
    expect(readConfig({ ...development, GAME_PORT: '4003' }).game).toEqual({
      origin: 'http://localhost:4003',
      port: 4003,
      portal: 'http://localhost:4000',
    });
    const production = { PLATFORM_PUBLIC_KEY_FILE: keyFile, GAME_ORIGIN: 'https://game.example.com' };
    const PORTAL_ORIGIN = 'https://portal.example.com';
    expect(readConfig({ ...production, PORTAL_ORIGIN }).game).toEqual({
      origin: 'https://game.example.com',
      port: undefined,
      portal: PORTAL_ORIGIN,
    });
    expect(problemsOf(production)).toEqual([
      'GAME_ORIGIN: needs https in production, and PORTAL_ORIGIN with https',
    ]);
    expect(problemsOf({ ...production, PORTAL_ORIGIN: 'https://game.example.com' })).toEqual([
      'GAME_ORIGIN: must be another origin than the portal’s',
    ]);
    expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, GAME_PORT: '4003' })).toEqual([
      'GAME_PORT: is for development; in production the proxy sends GAME_ORIGIN to PORT',
    ]);
  });

  it('stops without a delay in development', () => {
    const config = readConfig({ NODE_ENV: 'development', PLATFORM_PUBLIC_KEY_FILE: demoKeyFile });
    expect(config).toMatchObject({ isProduction: false, drainDelayMs: 0 });
  });

  it('treats empty values as absent', () => {
    const config = readConfig({
      PLATFORM_PUBLIC_KEY_FILE: keyFile,
      PORT: '',
      REDIS_URL: '',
      TRUSTED_PROXIES: '',
    });
    expect(config).toMatchObject({ port: 4000, redisUrl: undefined, trustedProxies: [] });
  });
});

describe('the address of Redis in production', () => {
  it('must use TLS or be on this host, unless an unencrypted connection is allowed', () => {
    const accepts = (env: NodeJS.ProcessEnv) => problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, ...env });
    const REDIS_URL = 'redis://redis:6379';
    expect(accepts({ REDIS_URL })).toEqual([
      'REDIS_URL: must be rediss: or on this host. If something else protects the line, set REDIS_PLAIN=accepted',
    ]);
    expect(accepts({ REDIS_URL, REDIS_PLAIN: 'accepted' })).toEqual([]);
    expect(accepts({ REDIS_URL, REDIS_PLAIN: 'yes' })).toContain('REDIS_PLAIN: must be accepted, or absent');
    expect(accepts({ REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual([]);
    expect(accepts({ REDIS_URL: 'rediss://redis:6379' })).toEqual([]);
  });
});

describe('the address of the platform in production', () => {
  const accepts = (env: NodeJS.ProcessEnv) => problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, ...env });

  it.each([
    'https://platform.internal',
    'http://127.0.0.1:4100',
    'http://127.1',
    'http://localhost:4100',
    'http://[::1]:4100/base',
  ])('may be %s', (PLATFORM_URL) => {
    expect(accepts({ PLATFORM_URL })).toEqual([]);
  });

  it.each([
    'http://platform:4100',
    'http://10.0.0.7:4100',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://localhost@example.com',
    'http://[::2]:4100',
  ])('may be %s only if plain HTTP is allowed', (PLATFORM_URL) => {
    expect(accepts({ PLATFORM_URL })).toEqual([
      'PLATFORM_URL: must be https: or on this host. If something else protects the line, set PLATFORM_PLAIN_HTTP=accepted',
    ]);
    expect(accepts({ PLATFORM_URL, PLATFORM_PLAIN_HTTP: 'accepted' })).toEqual([]);
    expect(accepts({ PLATFORM_URL, PLATFORM_PLAIN_HTTP: 'yes' })).toContain(
      'PLATFORM_PLAIN_HTTP: must be accepted, or absent',
    );
    expect(problemsOf({ NODE_ENV: 'development', PLATFORM_PUBLIC_KEY_FILE: keyFile, PLATFORM_URL })).toEqual(
      [],
    );
  });
});

it('reports an operations manifest that does not exist', () => {
  const problems = problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, TRUSTED_DOCUMENTS_FILE: '/nowhere.json' });
  expect(problems).toEqual(['TRUSTED_DOCUMENTS_FILE: must be the trusted-documents.json of the web build']);
});

describe('the settings of the site', () => {
  const siteOf = (env: NodeJS.ProcessEnv) => readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile, ...env }).site;

  it('default to the language of the browser and a session shared between tabs', () => {
    expect(siteOf({})).toEqual({ defaultLocale: 'browser', sharesSession: true });
    expect(siteOf({ DEFAULT_LOCALE: 'zh-CN', SHARE_SESSION: 'off' })).toEqual({
      defaultLocale: 'zh-CN',
      sharesSession: false,
    });
  });

  it.each([
    [
      { DEFAULT_LOCALE: 'fr-FR' },
      'DEFAULT_LOCALE: must be browser or one of en-US, zh-CN, ja-JP, ko-KP, id-ID',
    ],
    [{ SHARE_SESSION: 'no' }, 'SHARE_SESSION: must be on or off'],
  ])('refuse %j', (env, problem) => {
    expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, ...env })).toEqual([problem]);
  });
});

it('reads every variable', () => {
  const config = readConfig({
    PLATFORM_PUBLIC_KEY_FILE: keyFile,
    PORT: '8080',
    ADMIN_HOST: '10.0.0.7',
    ADMIN_PORT: '8081',
    PLATFORM_URL: 'https://platform.internal/base',
    REDIS_URL_FILE: file('redis', 'rediss://:secret@redis:6380/1\n'),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1 ,fd00::/8,loopback',
    READ_CACHE_MS: '250',
    DRAIN_DELAY_MS: '0',
  });
  expect(config).toMatchObject({
    port: 8080,
    adminHost: '10.0.0.7',
    adminPort: 8081,
    platformUrl: 'https://platform.internal/base',
    redisUrl: 'rediss://:secret@redis:6380/1',
    trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8', 'loopback'],
    readCacheMs: 250,
    drainDelayMs: 0,
  });
});

it('accepts the key itself or a file that holds it', () => {
  const pem = readConfig({ PLATFORM_PUBLIC_KEY_FILE: keyFile }).platformKey.key.export({
    type: 'spki',
    format: 'pem',
  });
  expect(readConfig({ PLATFORM_PUBLIC_KEY: pem.toString() }).platformKey.kid).toBe(kid);
});

it('reports every problem at once', () => {
  const problems = problemsOf({
    NODE_ENV: 'staging',
    PORT: 'http',
    ADMIN_PORT: '70000',
    PLATFORM_URL: 'platform',
    REDIS_URL: 'http://redis',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '10.0.0.0/33',
    READ_CACHE_MS: '5000',
    PLATFORM_TIMEOUT_MS: '90000',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'NODE_ENV',
    'PORT',
    'ADMIN_PORT',
    'PLATFORM_URL',
    'PLATFORM_PUBLIC_KEY_FILE',
    'PLATFORM_TIMEOUT_MS',
    'READ_CACHE_MS',
    'REDIS_URL',
    'LOG_LEVEL',
    'TRUSTED_PROXIES',
  ]);
});

describe('a public key', () => {
  it.each<[string, () => NodeJS.ProcessEnv, RegExp]>([
    ['that is not set', () => ({}), /^PLATFORM_PUBLIC_KEY_FILE: is needed/],
    [
      'in a missing file',
      () => ({ PLATFORM_PUBLIC_KEY_FILE: join(folder, 'nothing') }),
      /^PLATFORM_PUBLIC_KEY_FILE: .* cannot be read \(ENOENT\)$/,
    ],
    [
      'that cannot be parsed',
      () => ({ PLATFORM_PUBLIC_KEY_FILE: file('text', 'hello') }),
      /^PLATFORM_PUBLIC_KEY_FILE: holds no usable key/,
    ],
    [
      'that is the private key',
      () => ({ PLATFORM_PUBLIC_KEY_FILE: privateKeyFile }),
      /^PLATFORM_PUBLIC_KEY_FILE: .*This is a private key/,
    ],
    [
      'of a demonstration in production',
      () => ({ NODE_ENV: 'production', PLATFORM_PUBLIC_KEY_FILE: demoKeyFile }),
      /^PLATFORM_PUBLIC_KEY_FILE: is a key made for a demonstration/,
    ],
  ])('%s is reported as one problem', (_what, env, message) => {
    const problems = problemsOf(env());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });
});

it('refuses the same port for both servers', () => {
  expect(problemsOf({ PLATFORM_PUBLIC_KEY_FILE: keyFile, PORT: '4001' })).toEqual([
    'ADMIN_PORT: must be another port than PORT',
  ]);
});

it('never repeats a value in a message, because it may be a secret', () => {
  const secret = 'hunter2-secret';
  const problems = problemsOf({
    PLATFORM_PUBLIC_KEY: secret,
    REDIS_URL: `nonsense-${secret}`,
    LOG_LEVEL: secret,
    PORT: secret,
    PLATFORM_URL: secret,
  });
  expect(problems).toHaveLength(5);
  expect(problems.join()).not.toContain(secret);
});
