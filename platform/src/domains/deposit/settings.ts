/** Operator settings for deposits: open methods, limits and rates. */
import { walletTypes, type RemainderRule, type WalletType } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, tryParseAmount } from '../../ledger/amount.ts';
import { amounts } from '../../operator/bounds.ts';
import { command, done, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, id, oneOf } from '../../operator/values.ts';

const network = oneOf(walletTypes, '');
const channel = id('Which channel? Give its number; deposit list names them.');
const limit = amount('Which limits? Give the minimum and the multiple, each above 0.');

const methodParameter: Value<DepositMethod> = {
  parse: (typed) => network.parse(typed) ?? channel.parse(typed),
  ask: `Which way? Give one of ${walletTypes.join(', ')} or the number of a channel.`,
};

const remainder = oneOf(['kept', 'held'], 'What becomes of it? It is kept or held.');

/** A rate is between one minor unit and a thousand. */
const maxRate = 1_000n * 100_000_000n;

const rate: Value<bigint> = {
  parse: (typed) => {
    const minor = tryParseAmount(typed);
    return minor && minor <= maxRate ? minor : undefined;
  },
  ask: 'Which rate? Give a number above 0 such as 0.985, at most 1000.',
};

export const settings: readonly Command[] = [
  command({
    words: 'deposit list',
    does: 'deposit methods with limits and rates',
    run: async ({ services }) => done((await listMethods(services.database)).map(formatMethod)),
  }),
  ...settingCommands({
    group: 'deposit',
    target: { way: methodParameter },
    place: (args) =>
      typeof args.way === 'bigint'
        ? { table: 'deposit_channel', key: { id: args.way } }
        : { table: 'deposit_network', key: { network: args.way } },
    isOf: (row, args) => row.way === args.way,
    list: listMethods,
    line: formatMethod,
    settings: [
      setting({
        word: 'limits',
        does: 'limits of the amount sent; a way is a network or the number of a channel',
        args: { minimum: limit, multiple: limit },
        columns: ({ minimum, multiple }) => ({ minimum, multiple }),
      }),
      setting({
        word: 'remainder',
        does: 'the remainder above a multiple: kept, or held until it is decided',
        args: { remainder },
        columns: (args) => ({ remainder: args.remainder.toUpperCase() }),
      }),
      setting({
        word: 'rate',
        does: 'cash credited for one US dollar',
        target: {
          way: {
            ...channel,
            ask: 'Which channel? Give its number; USDT is credited one for one on every network.',
            label: 'channel',
          },
        },
        args: { rate },
        columns: (args) => ({ rate: args.rate }),
        bounds: { rate: amounts('0.01', '100') },
        fromNextDay: true,
      }),
    ],
    closes: 'takes no more deposits that way',
    unknown: (args) => `There is no channel ${args.way}.`,
    refused: { deposit_channel_credits: 'the minimum would be credited as nothing.' },
  }),
];

/** A deposit method: a network, or a bank channel by its id. */
type DepositMethod = WalletType | bigint;

/** A deposit method for the operator. Amounts in minor units. */
interface ListedMethod {
  readonly way: DepositMethod;
  readonly name: string;
  readonly minimum: bigint;
  readonly multiple: bigint;
  readonly remainder: RemainderRule;
  /** The amount credited for one US dollar; null on a network, where USDT is credited one for one. */
  readonly rate: bigint | null;
  readonly enabled: boolean;
}

/** Returns every deposit method, including closed ones, in display order: networks first. */
async function listMethods(db: Queryable): Promise<ListedMethod[]> {
  const networks = await db.query<Omit<ListedMethod, 'way' | 'rate'> & { name: WalletType }>(
    'select network as name, minimum, multiple, remainder, enabled from deposit_network order by position, network',
  );
  const channels = await db.query<Omit<ListedMethod, 'way'> & { id: bigint }>(
    `select c.id, n.name, c.minimum, c.multiple, c.remainder, c.rate, c.enabled
     from deposit_channel c join deposit_channel_name n on n.channel_id = c.id and n.locale = 'en-US'
     order by c.position, c.id`,
  );
  return [
    ...networks.map((row) => ({ ...row, way: row.name, rate: null })),
    ...channels.map(({ id, ...row }) => ({ ...row, way: id })),
  ];
}

/** Formats a deposit method in one line. */
function formatMethod({
  way: by,
  name,
  minimum,
  multiple,
  remainder: rest,
  rate: credited,
  enabled,
}: ListedMethod): string {
  return [
    typeof by === 'bigint' ? `${by} ${name}` : name,
    `from ${formatAmount(minimum)} ${credited === null ? 'USDT' : 'USD'} in steps of ${formatAmount(multiple)}`,
    `remainder ${rest.toLowerCase()}`,
    ...(credited === null ? [] : [`rate ${formatAmount(credited)}`]),
    enabled ? 'open' : 'closed',
  ].join('  ');
}
