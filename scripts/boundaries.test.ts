/**
 * Shared code names no domain: each domain is named only in its folder and in one list for each part. A domain names
 * another only if it imports it. Exceptions are listed here with their reason; an unneeded exception fails as well.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domains } from '../schema/rest/index.ts';

interface Exception {
  /** A file, or a folder with a slash at its end. */
  readonly path: string;
  /** The allowed words; absent: any. */
  readonly words?: readonly string[];
  readonly why: string;
}

interface Boundary {
  readonly part: string;
  /** Files that name no domain. */
  readonly files: string;
  /** Whether tests are searched too; elsewhere they test shared code with a domain. */
  readonly tests?: true;
  /** Folders that may name domains. */
  readonly inside: readonly string[];
  readonly exceptions: readonly Exception[];
}

/** Domains that every part uses: sessions, members, teams and credits. */
const coreDomains = ['session', 'member', 'team', 'assets'];

const words = Object.keys(domains).filter((name) => !coreDomains.includes(name));

/** A word that contains the name of a domain, in any spelling: `matching-codes`, `matchingCodes`, `MATCHING_CODES`. */
const named = new RegExp(
  `[\\w-]*(?:${words.map((word) => word.replaceAll('-', '[-_]?')).join('|')})[\\w-]*`,
  'gi',
);

/** The words of a file, of which some name a domain; an escape such as a line break ends a word. */
const wordsOf = (path: string, words: RegExp): readonly string[] =>
  readFileSync(path, 'utf8')
    .replaceAll(/\\[nrt]/g, ' ')
    .match(words) ?? [];

const boundaries: readonly Boundary[] = [
  {
    part: 'the platform',
    files: 'platform/src/**/*.ts',
    inside: ['platform/src/domains/'],
    exceptions: [
      {
        path: 'platform/src/messages/',
        words: ['WITHDRAWAL_POINT', 'withdrawal', 'INSURANCE_POINT', 'insurance', 'game'],
        why: 'names of credits',
      },
      {
        path: 'platform/src/ledger/',
        words: ['jackpot', 'jackpotProfit', 'JACKPOT_PROFIT'],
        why: 'a record type, and books of the house',
      },
      {
        path: 'platform/src/demo/ledger-events.ts',
        words: ['insuranceOverriding', 'insurancePar', 'deposit', 'Deposit'],
        why: 'movements of areas without a domain, in the words of the ledger, and notes of the people in them',
      },
      {
        path: 'platform/src/chain/chain.ts',
        words: ['TokenTransfer', 'transfers'],
        why: 'what moves a token on a chain is called a transfer',
      },
      {
        path: 'platform/src/chain/evm-chain.ts',
        words: ['Transfer', 'transfers'],
        why: 'ERC-20 calls its event so',
      },
      {
        path: 'platform/src/chain/tron-chain.ts',
        words: ['Transfer', 'transfers'],
        why: 'ERC-20 calls its event so',
      },
      {
        path: 'platform/src/chain/tokens.ts',
        words: ['TokenTransfer'],
        why: 'ERC-20 calls its event so',
      },
      {
        path: 'platform/src/database/pglite-worker.ts',
        words: ['transfer'],
        why: 'buffers that postMessage hands over',
      },
      ...['composition/audit.ts', 'ledger/audit-plan.ts'].map((path) => ({
        path: `platform/src/${path}`,
        words: ['claims'],
        why: 'an order claims its journal',
      })),
      {
        path: 'platform/src/identity/sessions.ts',
        words: [
          'otc',
          'otc_enabled',
          'matchingCodes',
          'matching_codes_enabled',
          'commitment',
          'commitment_enabled',
        ],
        why: 'flags of a profile, which a session carries',
      },
      {
        path: 'platform/src/ledger/coins.ts',
        words: [
          'WITHDRAWAL_POINT',
          'INSURANCE_POINT',
          'deposit',
          'withdrawal',
          'convert',
          'insurance',
          'otc',
          'commitment',
          'game',
        ],
        why: 'names of credits and of the books of the house',
      },
      {
        path: 'platform/src/ledger/record-types.ts',
        words: [
          'deposit',
          'DEPOSIT',
          'transfer',
          'TRANSFER',
          'convert',
          'CONVERT',
          'convertFee',
          'CONVERT_FEE',
          'withdrawalFee',
          'WITHDRAWAL_FEE',
          'gameIn',
          'GAME_TRANSFER_IN',
          'gameOut',
          'GAME_TRANSFER_OUT',
          'pinTransfer',
          'PIN_TRANSFER',
          'Insurance',
          'insuranceOverriding',
          'INSURANCE_OVERRIDING_BONUS',
          'insurancePar',
          'INSURANCE_PAR_BONUS',
          'OTC',
          'otcFee',
          'OTC_FEE',
          'otcSell',
          'OTC_SELL',
          'otcBuy',
          'OTC_BUY',
        ],
        why: 'the record types of the contract',
      },
      ...[
        {
          path: 'composition/config.ts',
          words: ['game', 'GAME_URL', 'gameUrl', 'GAME_NAME', 'gameName', 'GAME_SECRET', 'gameSecret'],
        },
        { path: 'main.ts', words: ['game', 'gameUrl', 'gameName', 'gameSecret'] },
        { path: 'composition/platform.ts', words: ['game'] },
        { path: 'services/services.ts', words: ['game', 'LinkedGame'] },
        { path: 'services/create-services.ts', words: ['game', 'LinkedGame'] },
      ].map(({ path, words }) => ({
        path: `platform/src/${path}`,
        words,
        why: 'where a site’s own game is, and what it signs with, is set up with the process',
      })),
      {
        path: 'platform/src/composition/config.ts',
        words: ['KYC_REQUIRED_FOR'],
        why: 'which operations need a verified identity is set up with the process',
      },
    ],
  },
  {
    part: 'the gateway',
    files: 'gateway/{src,test}/**/*.ts',
    tests: true,
    inside: ['gateway/src/domains/'],
    exceptions: [
      ...['graphql/chunk-limit.ts', 'http/http.test.ts', 'uploads/breaks.test.ts'].map((path) => ({
        path: `gateway/src/${path}`,
        words: ['transfer-encoding'],
        why: 'a header of HTTP',
      })),
      {
        path: 'gateway/src/platform-client/envelope.test.ts',
        words: ['transfer', 'TransferInput'],
        why: 'an order of the real platform, with which an envelope is tried',
      },
      {
        path: 'gateway/test/fixtures.ts',
        words: ['otcStatus', 'OTC', 'matchingCodeStatus', 'commitmentPackageStatus'],
        why: 'flags of a profile, and a reason of a hold',
      },
      ...[
        {
          path: 'config/config.ts',
          words: [
            'game',
            'gameOrigins',
            'GAME_ORIGINS',
            'GAME_ORIGIN',
            'GAME_PORT',
            'gamePort',
            'toGameSite',
            'GameSite',
            'game-origin',
          ],
        },
        {
          path: 'config/config.test.ts',
          words: ['game', 'games', 'gameOrigins', 'GAME_ORIGINS', 'GAME_ORIGIN', 'GAME_PORT'],
        },
        { path: 'config/fields.ts', words: ['game'] },
        { path: 'context/context.ts', words: ['game', 'gameOrigin', 'gameOrigins'] },
        {
          path: 'app.ts',
          words: ['game', 'gameOrigin', 'gameOrigins', 'gameServer', 'isolateGame', 'game-origin'],
        },
        { path: 'main.ts', words: ['game', 'gameServer'] },
        { path: 'http/game-origin.ts' },
        { path: 'http/game-origin.test.ts' },
        { path: 'http/security-headers.ts', words: ['game', 'gamePolicy', 'gamePageHeaders'] },
        {
          path: 'http/web-app.ts',
          words: ['gamePath', 'game-origin', 'gamePageHeaders', 'gameHeaders', 'gameFolder'],
        },
      ].map(({ path, words }) => ({
        path: `gateway/src/${path}`,
        ...(words && { words }),
        why: 'where members may be sent, and the origin of the game, are set up with the process',
      })),
      {
        path: 'gateway/test/fixtures.ts',
        words: ['kycStatus', 'kycReason', 'kycSubmitTime', 'kycDecideTime'],
        why: 'they travel with the data of the member',
      },
      {
        path: 'gateway/src/app.test.ts',
        why: 'the story of two members needs an operation that moves credits from one to the other',
      },
    ],
  },
  {
    part: 'the web',
    files: 'web/src/**/*.{ts,tsx}',
    inside: ['web/src/features/', 'web/src/test/'],
    exceptions: [
      ...[
        'money/credits.ts',
        'design/theme/tokens.ts',
        'design/ui/CoinBadge.tsx',
        'design/icons/credits.tsx',
      ].map((path) => ({
        path: `web/src/${path}`,
        words: ['WITHDRAWAL_POINT', 'INSURANCE_POINT'],
        why: 'the names of credits in the schema',
      })),
      ...['design/ui/CoinBadge.tsx', 'design/icons/credits.tsx'].map((path) => ({
        path: `web/src/${path}`,
        words: ['InsuranceIcon', 'GameIcon'],
        why: 'the icon of a credit',
      })),
      { path: 'web/src/design/icons/credits.tsx', words: ['game'], why: 'what the icon shows' },
      { path: 'web/src/money/credits.ts', words: ['INSURANCE', 'GAME'], why: 'short names of credits' },
      {
        path: 'web/src/extension-points/creditSections.ts',
        words: ['INSURANCE_POINT', 'insurance'],
        why: 'a credit and the address of its section',
      },
      {
        path: 'web/src/design/ui/StatusChip.tsx',
        words: ['TRANSFERRED'],
        why: 'a state of the schema',
      },
      {
        path: 'web/src/scan/scanned.ts',
        words: ['transfer'],
        why: 'what the contracts of tokens call it (ERC-20)',
      },
      {
        path: 'web/src/design/fields/PictureField.tsx',
        words: ['dataTransfer'],
        why: 'what the browser calls dropped files',
      },
      {
        path: 'web/src/extension-points/recordKinds.ts',
        words: [
          'JACKPOT_PROFIT',
          'DEPOSIT',
          'TRANSFER',
          'CONVERT',
          'CONVERT_FEE',
          'GAME_TRANSFER_IN',
          'GAME_TRANSFER_OUT',
          'WITHDRAWAL_FEE',
          'PIN_TRANSFER',
          'INSURANCE_OVERRIDING_BONUS',
          'INSURANCE_PAR_BONUS',
          'OTC_FEE',
          'OTC_SELL',
          'OTC_BUY',
          'otc',
        ],
        why: 'the record types of the schema, and their groups',
      },
    ],
  },
];

describe.each(boundaries)('shared code of $part', ({ files, tests, inside, exceptions }) => {
  const found = new Map(
    globSync(files)
      .filter(
        (path) =>
          (tests === true || !/\.test\.tsx?$/.test(path)) &&
          !path.endsWith('.generated.ts') &&
          !path.includes('/generated/') &&
          !inside.some((folder) => path.startsWith(folder)),
      )
      .map((path) => [path, new Set(wordsOf(path, named))] as const),
  );
  const exceptionsOf = (path: string): Exception[] =>
    exceptions.filter((one) => path === one.path || (one.path.endsWith('/') && path.startsWith(one.path)));

  it('names no domain', () => {
    const wrong = [...found].flatMap(([path, words]) =>
      [...words]
        .filter((word) => !exceptionsOf(path).some((one) => one.words?.includes(word) ?? true))
        .map((word) => `${path}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lists only exceptions that are needed', () => {
    for (const exception of exceptions) {
      const paths = [...found.keys()].filter((path) => exceptionsOf(path).includes(exception));
      // Words of the ledger and of the contract remain if the domain of the same name is removed.
      const words = new Set(
        paths.flatMap((path) => wordsOf(path, exception.words === undefined ? named : /[\w-]+/g)),
      );
      expect([...words], exception.path).not.toEqual([]);
      expect(
        (exception.words ?? []).filter((word) => !words.has(word)),
        exception.path,
      ).toEqual([]);
    }
  });
});

/** Names of domains in the code of others: in which domain or file, and why. */
const mentions: readonly (readonly [by: string, names: readonly string[], why: string])[] = [
  ['game', ['transfer', 'deposit'], 'the contract’s words for moving credits to a game'],
  ['member', ['commitment', 'otc', 'matching-codes', 'second-factors'], 'flags of a profile'],
  ['schema/rest/endpoint.ts', ['commitment', 'otc', 'matching-codes'], 'flags of a profile'],
  ['schema/rest/endpoint.ts', ['transfer'], 'a pause may close only transfers'],
  ['schema/rest/member.ts', ['deposit', 'withdrawal'], 'kinds of reviews in the contract'],
  ['schema/rest/payout.ts', ['withdrawal'], 'paths of the contract'],
  ['schema/rules/rounds.ts', ['payout'], 'a round of a game pays out'],
  ['session', ['second-factors'], 'the second step of signing in'],
  ['settings', ['second-factors'], 'the screens of second-factors are in the settings'],
  ['insurance', ['transfer'], 'redeeming a package closes transfers'],
  ['team', ['insurance'], 'bonuses of the contract'],
  ['assets', ['transfer'], 'a record type'],
  ['deposit', ['transfer'], 'what moves a token on a chain is called a transfer'],
  ['jackpot', ['commitment'], 'a number that is drawn in advance is committed to'],
  ['session', ['insurance', 'claims', 'jackpot'], 'words that no user name may be'],
];

const owns = (name: string, path: string): boolean => new RegExp(`/${name}s?[/.]`).test(path);

const ownerOf = (path: string): string => Object.keys(domains).find((name) => owns(name, path)) ?? path;

/** The code of a file, without comments and what people read. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|"""[\s\S]*?"""|"[^"\n]*"/gm, '')
    .replaceAll(/'[^'\n]*'/g, (text) => (text.includes(' ') ? '' : text));

/** Files that are not searched: tests, texts and lists. */
const unread =
  /\.(test|fixture|cases|generated)\.|\/(cases|demo|mails|refusals|fields)\.ts$|\/(rest|rules)\/(index|openapi)\.ts$/;

describe('a domain', () => {
  const files = globSync([
    'schema/{graphql,rest,rules}/*.{graphql,ts}',
    '{platform,gateway}/src/domains/*/**/*.ts',
    'web/src/features/*/**/*.{ts,tsx}',
  ]).flatMap((path) => (unread.test(path) ? [] : { path, owner: ownerOf(path), code: codeOf(path) }));
  const imports = new Set(
    files.flatMap(({ owner, code }) =>
      [...code.matchAll(/'(?:(?:\.\.\/)+([\w-]+)\/index|\.\/([\w-]+))\.ts'/g)].map(
        ([, domain, module]) => `${owner} ${domain ?? module}`,
      ),
    ),
  );
  const found = words.flatMap((name) => {
    const stem = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const cap = `${stem.charAt(0).toUpperCase()}${stem.slice(1)}`;
    const isNamed = new RegExp(`\\b(${stem}|${name})(s?\\b|[A-Z])|(\\b|[a-z])${cap}`);
    return files
      .filter(
        ({ path, owner, code }) =>
          !owns(name, path) && !imports.has(`${owner} ${name}`) && isNamed.test(code),
      )
      .map(({ path }) => ({
        name,
        path,
        why: mentions.filter(([by, names]) => names.includes(name) && (by === path || owns(by, path))),
      }));
  });

  it('names only itself and domains that it imports', () => {
    expect(found.filter(({ why }) => why.length === 0).map(({ name, path }) => `${path}: ${name}`)).toEqual(
      [],
    );
  });

  it('lists only exceptions that are needed', () => {
    const unneeded = mentions.flatMap((one) =>
      one[1].filter((name) => !found.some((use) => use.name === name && use.why.includes(one))),
    );
    expect(unneeded).toEqual([]);
  });
});

describe('the list of domains', () => {
  it('contains the domains of every part', () => {
    expect(Object.keys(domains)).toEqual(expect.arrayContaining(coreDomains));
  });
});
