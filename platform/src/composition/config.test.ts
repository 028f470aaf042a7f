import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@portal/schema/envelope';
import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder: string;
let key: string;
let demo: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  key = file('key.pem', (await generateKeyPair({ demo: false })).privateKey);
  demo = file('demo.pem', (await generateKeyPair({ demo: true })).privateKey);
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig({ NODE_ENV: 'development', ...env });
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.replace('  - ', ''));
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  it('links mails to the local portal, and in production only to https', () => {
    const production = { NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: key };
    expect(readConfig({ NODE_ENV: 'development' }).portalUrl).toBe('http://localhost:4000');
    expect(readConfig(production).portalUrl).toBeUndefined();
    expect(readConfig({ ...production, PORTAL_URL: 'https://portal.example.com/' }).portalUrl).toBe(
      'https://portal.example.com',
    );
    expect(problemsOf({ ...production, PORTAL_URL: 'http://portal.example.com' })).toEqual([
      'PORTAL_URL: a code for a password is typed there, so production needs https',
    ]);
  });

  it('needs no settings in development', () => {
    expect(readConfig({ NODE_ENV: 'development', SMTP_URL: '' })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4100,
      adminHost: '127.0.0.1',
      adminPort: 4101,
      maxConnections: 10_000,
      privateKeyPem: undefined,
      databaseUrl: undefined,
      demo: false,
      smtpUrl: undefined,
      chainUrls: {},
      rateBounds: new Map(),
      logLevel: 'info',
    });
  });

  it('defaults to production', () => {
    expect(() => readConfig({})).toThrow(
      "PLATFORM_PRIVATE_KEY_FILE: production needs the platform's private key",
    );
    expect(readConfig({ PLATFORM_PRIVATE_KEY_FILE: key })).toMatchObject({ production: true });
    expect(problemsOf({ NODE_ENV: '', PLATFORM_PRIVATE_KEY_FILE: demo, DEMO: '1' })).toEqual([
      'PLATFORM_PRIVATE_KEY_FILE: this key was made for a demonstration',
      'DEMO: demo members are not for production',
    ]);
  });

  it('needs no key for an operator command', () => {
    expect(readConfig({}, 'commands')).toMatchObject({ production: true, privateKeyPem: undefined });
  });

  it('serves probes and metrics on ADMIN_HOST, independent of HOST', () => {
    const given = { PLATFORM_PRIVATE_KEY_FILE: key, HOST: '0.0.0.0' };
    expect(readConfig(given)).toMatchObject({ host: '0.0.0.0', adminHost: '127.0.0.1' });
    expect(readConfig({ ...given, ADMIN_HOST: '10.0.0.7' }).adminHost).toBe('10.0.0.7');
  });

  it('lists all problems at once', () => {
    expect(
      problemsOf({
        NODE_ENV: 'production',
        PLATFORM_PORT: '70000',
        PLATFORM_ADMIN_PORT: '-1',
        DATABASE_URL: 'mysql://x',
        SMTP_URL: 'http://x',
        PORTAL_URL: 'ftp://x',
        CHAIN_RPC_URL_BEP20: 'wss://x/hush',
        CHAIN_RPC_URL_TRC20: 'tron/hush',
        GAME_SECRET: 'hush',
        DEMO: '1',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      "PLATFORM_PRIVATE_KEY_FILE: production needs the platform's private key",
      'PLATFORM_PORT: must be a port',
      'PLATFORM_ADMIN_PORT: must be a port',
      'DATABASE_URL: must look like postgres://user:password@host:5432/name',
      'SMTP_URL: must look like smtp://user:password@host:587',
      'PORTAL_URL: must look like https://portal.example.com',
      'CHAIN_RPC_URL_BEP20: must look like https://host/key',
      'CHAIN_RPC_URL_TRC20: must look like https://host/key',
      'GAME_SECRET: must have at least 32 characters',
      'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent',
      'DEMO: demo members are not for production',
    ]);
    expect(problemsOf({ DEMO: 'maybe', NODE_ENV: 'staging' })).toHaveLength(2);
  });

  it('reads the operations that need a verified identity, and names unknown ones', () => {
    const { transfer, withdrawal } = domains;
    expect(readConfig({ NODE_ENV: 'development' }).identityRequiredFor.size).toBe(0);
    const given = { KYC_REQUIRED_FOR: 'transfer.makeOver, withdrawal.bscWithdrawal' };
    expect([...readConfig({ NODE_ENV: 'development', ...given }).identityRequiredFor]).toEqual([
      transfer.makeOver,
      withdrawal.bscWithdrawal,
    ]);
    const [problem, ...others] = problemsOf({
      KYC_REQUIRED_FOR: 'transfer.makeOver,transfer.recipient,swap',
    });
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^KYC_REQUIRED_FOR: knows no transfer\.recipient, swap; possible: transfer\.makeOver, /,
    );
  });

  it('links a game with its secret, and needs https in production', () => {
    const [GAME_URL, GAME_SECRET] = ['https://game.example.com/enter', 'a secret of more than 32 characters'];
    expect(readConfig({ NODE_ENV: 'development', GAME_URL, GAME_SECRET })).toMatchObject({
      gameUrl: GAME_URL,
      gameName: 'game.example.com',
      gameSecret: Buffer.from(GAME_SECRET),
    });
    expect(readConfig({ NODE_ENV: 'development', GAME_SECRET, GAME_NAME: 'crown' })).toMatchObject({
      gameUrl: undefined,
      gameName: 'crown',
    });
    expect(problemsOf({ GAME_NAME: 'crown' })).toEqual([
      'GAME_SECRET: the game named by GAME_NAME needs the secret that it signs with',
    ]);
    expect(problemsOf({ GAME_SECRET, GAME_NAME: 'hash-kingdom' })).toEqual([
      "GAME_NAME: must not be the name of the platform's own game",
    ]);
    expect(problemsOf({ GAME_URL })).toEqual([
      'GAME_SECRET: the game at GAME_URL needs the secret that it signs with',
    ]);
    const plain = { GAME_URL: 'http://game.example.com/', GAME_SECRET };
    expect(problemsOf(plain)).toEqual([]);
    expect(problemsOf({ ...plain, NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: key })).toEqual([
      'GAME_URL: a link into the game is a secret, so production needs https',
    ]);
  });

  it.each([
    [
      'DATABASE_URL',
      'postgres://user:hush@db/name',
      'DATABASE_PLAIN',
      'with sslmode=verify-full',
      'postgres://user:hush@db/name?sslmode=verify-full',
    ],
    ...(['BEP20', 'ERC20', 'TRC20'] as const).map((network) => [
      `CHAIN_RPC_URL_${network}`,
      'http://rpc.example.com/hush',
      'CHAIN_RPC_PLAIN',
      'https:',
      'https://rpc.example.com/hush',
    ]),
  ])(
    'rejects unencrypted connections to other hosts in production: %s',
    (name, plain, variable, needed, encrypted) => {
      const production = { NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: key };
      expect(problemsOf({ ...production, [name]: plain })).toEqual([
        `${name}: must be ${needed} or on this host. If something else protects the line, set ${variable}=accepted`,
      ]);
      expect(problemsOf({ ...production, [name]: encrypted })).toEqual([]);
      expect(
        problemsOf({
          ...production,
          [name]: plain.replace(/@db|rpc.example.com/, (host) =>
            host.startsWith('@') ? '@127.0.0.1' : '127.0.0.1',
          ),
        }),
      ).toEqual([]);
      expect(problemsOf({ ...production, [name]: plain, [variable]: 'accepted' })).toEqual([]);
      expect(problemsOf({ ...production, [name]: plain, [variable]: 'yes' })).toContain(
        `${variable}: must be accepted, or absent`,
      );
      expect(problemsOf({ [name]: plain })).toEqual([]);
    },
  );

  it('requires TLS for mail to another host in production unless SMTP_PLAIN accepts plain mail', () => {
    const production = { NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: key };
    const requiresTls = (env: Record<string, string>) => readConfig({ ...production, ...env }).requireTls;
    const SMTP_URL = 'smtp://user:hush@mail.example.com:587';
    expect(requiresTls({ SMTP_URL })).toBe(true);
    expect(requiresTls({ SMTP_URL, SMTP_PLAIN: 'accepted' })).toBe(false);
    expect(requiresTls({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
    expect(requiresTls({ SMTP_URL, NODE_ENV: 'development' })).toBe(false);
  });

  it('reserves one GiB of disk space by default, or the configured amount', () => {
    const read = (UPLOADS_MIN_FREE_MIB: string) =>
      readConfig({ NODE_ENV: 'development', UPLOADS_MIN_FREE_MIB }).uploadsMinFreeBytes;
    expect(read('')).toBe(1_073_741_824);
    expect(read('0')).toBe(0);
    expect(problemsOf({ UPLOADS_MIN_FREE_MIB: '-1' })).toHaveLength(1);
  });

  it('ends unused sessions after two hours by default, or after the configured time', () => {
    const read = (SESSION_IDLE_MINUTES: string) =>
      readConfig({ NODE_ENV: 'development', SESSION_IDLE_MINUTES }).sessionIdleMs;
    expect(read('')).toBe(120 * 60_000);
    expect(read('15')).toBe(15 * 60_000);
    for (const wrong of ['5', '1441', '0', '-60', 'never'])
      expect(problemsOf({ SESSION_IDLE_MINUTES: wrong })).toEqual([
        'SESSION_IDLE_MINUTES: must be a number from 10 to 1440',
      ]);
  });

  it('asks visitors for a captcha after failures and for no email address by default', () => {
    const read = (env: Record<string, string>) =>
      readConfig({ NODE_ENV: 'development', ...env }).visitorRules;
    expect(read({})).toEqual({ signInCaptcha: 'after-failures', registrationEmail: 'optional' });
    expect(read({ SIGN_IN_CAPTCHA: 'always', REGISTRATION_EMAIL: 'required' })).toEqual({
      signInCaptcha: 'always',
      registrationEmail: 'required',
    });
    expect(problemsOf({ SIGN_IN_CAPTCHA: 'never', REGISTRATION_EMAIL: 'yes' })).toEqual([
      'SIGN_IN_CAPTCHA: must be always or after-failures',
      'REGISTRATION_EMAIL: must be required or optional',
    ]);
  });

  it('accepts a real key in production and rejects a demonstration key', () => {
    expect(readConfig({ NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: key })).toMatchObject({
      production: true,
    });
    expect(problemsOf({ NODE_ENV: 'production', PLATFORM_PRIVATE_KEY_FILE: demo })).toEqual([
      'PLATFORM_PRIVATE_KEY_FILE: this key was made for a demonstration',
    ]);
    expect(problemsOf({ PLATFORM_PRIVATE_KEY_FILE: demo })).toEqual([]);
  });

  it('reports what is wrong with a key file', () => {
    expect(problemsOf({ PLATFORM_PRIVATE_KEY_FILE: join(folder, 'none.pem') })[0]).toMatch(
      /cannot read .* \(ENOENT\)/,
    );
    writeFileSync(join(folder, 'broken.pem'), 'hello');
    expect(problemsOf({ PLATFORM_PRIVATE_KEY_FILE: join(folder, 'broken.pem') })).toEqual([
      'PLATFORM_PRIVATE_KEY_FILE: The PEM contains no private key.',
    ]);
  });

  it('reads secrets from files and keeps them out of error messages', () => {
    writeFileSync(join(folder, 'db'), 'postgres://user:hush@db/name\n');
    const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'development', ...env });
    expect(read({ DATABASE_URL_FILE: join(folder, 'db') }).databaseUrl).toBe('postgres://user:hush@db/name');
    writeFileSync(join(folder, 'chain'), 'https://rpc.example.com/v3/hush\n');
    expect(read({ CHAIN_RPC_URL_TRC20_FILE: join(folder, 'chain') }).chainUrls).toEqual({
      TRC20: 'https://rpc.example.com/v3/hush',
    });
    expect(problemsOf({ CHAIN_RPC_URL: 'https://rpc.example.com/v3/hush' })).toEqual([
      'CHAIN_RPC_URL: give CHAIN_RPC_URL_BEP20, CHAIN_RPC_URL_ERC20 and CHAIN_RPC_URL_TRC20 in its place',
    ]);
    const both = problemsOf({
      DATABASE_URL_FILE: join(folder, 'db'),
      DATABASE_URL: 'postgres://a:secret@b/c',
      PLATFORM_PORT: 'x',
    });
    expect(both).toContain('DATABASE_URL: give it or DATABASE_URL_FILE, not both');
    expect(both.join()).not.toMatch(/hush|secret/);
    expect(problemsOf({ SMTP_URL: 'ftp://user:secret@x' }).join()).not.toContain('secret');
  });
});
