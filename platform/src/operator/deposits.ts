/** What operators do so that members can deposit: addresses, channels and bank accounts. */
import { walletTypes, type WalletType } from '@portal/schema/rest';

import { importAddresses } from '../domains/deposit/addresses.ts';
import {
  changeWay,
  closeBankAccount,
  keptWays,
  openBankAccount,
  openBankAccounts,
  pooledAddresses,
  type KeptWay,
  type WayChange,
} from '../domains/deposit/upkeep.ts';
import { readAddress } from '../domains/payout/addresses.ts';
import { formatAmount, tryParseAmount } from '../ledger/amount.ts';
import { refusalMessage } from '../messages/index.ts';
import { Refusal } from '../refusal.ts';
import type { Arguments, Command, Commands } from './command.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import type { Usage } from './usage.ts';

export const depositUsage: readonly Usage[] = [
  ['deposit list', 'ways to deposit, with limits and rates'],
  [
    'deposit limits <way> <minimum> <multiple>',
    'of what is sent; a way is a network or the number of a channel',
  ],
  ['deposit rate <channel> <rate>', 'what one US dollar is credited as'],
  ['deposit close <way>', 'takes no more deposits that way'],
  ['deposit open <way>', 'takes them again'],
  ['address import <network> <file>', 'adds deposit addresses to give out, one a line'],
  ['address list [<network>]', 'deposit addresses, and whose they are'],
  ['bank-account list', 'where bank deposits are sent'],
  [
    'bank-account add <channel> --bank <name> --holder <name> --number <number> [--code <code>]',
    'opens an account to members',
  ],
  ['bank-account close <id>', 'takes no more deposits there'],
];

/** A rate is from one minor unit to a thousand. */
const mostRate = 1_000n * 100_000_000n;

/** Longest detail of a bank account, in characters. */
const longestDetail = 80;

export const depositCommands: Commands = {
  'deposit list': async ({ services }) => done((await keptWays(services.database)).map(lineOf).join('\n')),
  'deposit limits': change(({ positional: [, ...texts] }) => {
    const [minimum, multiple] = texts.map(tryParseAmount);
    return !minimum || !multiple
      ? misused('Which limits? Give the minimum and the multiple, each above 0.')
      : { minimum, multiple };
  }),
  'deposit rate': change(({ positional: [way, text] }) => {
    if (isNetwork(way)) return misused('USDT is credited one for one: a rate is of a channel.');
    const rate = tryParseAmount(text);
    return !rate || rate > mostRate
      ? misused('Which rate? Give a number above 0 such as 0.985, at most 1000.')
      : { rate };
  }),
  'deposit close': change(() => ({ enabled: false })),
  'deposit open': change(() => ({ enabled: true })),
  'address import': async ({ services }, { positional: [network, file], input }) => {
    if (!isNetwork(network)) return whichNetwork(network);
    if (file === undefined || input === undefined) return misused('Which file? It has one address a line.');
    const lines = input.split(/\r?\n/).map((text) => text.trim());
    const addresses = lines.filter((text) => text !== '');
    if (addresses.length === 0) return notDone('There is no address in the file.');
    const wrong = wrongLineOf(network, lines);
    if (wrong !== undefined) return notDone(wrong);
    const { added, known } = await services.database.transaction((tx) =>
      importAddresses(tx, network, addresses),
    );
    return done(`Addresses of ${network} added: ${added}. Already there: ${known}.`);
  },
  'address list': async ({ services }, { positional: [network] }) => {
    if (network !== undefined && !isNetwork(network)) return whichNetwork(network);
    const pool = await pooledAddresses(services.database, network);
    const free = walletTypes
      .filter((name) => network === undefined || name === network)
      .map((name) => {
        const own = pool.filter((address) => address.network === name);
        return `${name}: ${own.length}, free ${own.filter(({ user_name: who }) => who === null).length}`;
      });
    const lines = pool.map(
      ({ network: on, address, user_name: who }) => `${on}  ${address}  ${who ?? 'free'}`,
    );
    return done([...free, ...lines].join('\n'));
  },
  'bank-account list': async ({ services }) => {
    const accounts = await openBankAccounts(services.database);
    if (accounts.length === 0)
      return done('There is no bank account: members cannot deposit through a bank.');
    return done(
      accounts
        .map(
          ({ id, channel_id: channelId, channel, account }) => `${id}  ${channelId} ${channel}  ${account}`,
        )
        .join('\n'),
    );
  },
  'bank-account add': async ({ services }, { positional: [channel], bank, holder, number, code }) => {
    const channelId = idOf(channel);
    if (channelId === undefined) return misused('Which channel? Give its number; deposit list names them.');
    if (bank === undefined || holder === undefined || number === undefined) {
      return misused('Which account? Give --bank, --holder and --number.');
    }
    if ([bank, holder, number, code ?? ''].some((text) => !isDetail(text))) {
      return misused(`Each detail is one line of at most ${longestDetail} characters.`);
    }
    const id = await openBankAccount(services.database, channelId, {
      bankName: bank,
      accountName: holder,
      accountNumber: number,
      bankCode: code,
    });
    if (id === 'unknown') return notDone(`There is no channel ${channelId}.`);
    return id === 'known'
      ? notDone(`That account takes deposits of channel ${channelId} already.`)
      : done(`Bank account ${id} takes deposits of channel ${channelId} from now on.`);
  },
  'bank-account close': async ({ services }, { positional: [text] }) => {
    const id = idOf(text);
    if (id === undefined)
      return misused('Which bank account? Give its number; bank-account list names them.');
    return (await closeBankAccount(services.database, id))
      ? done(`Bank account ${id} takes no more deposits.`)
      : notDone(`No bank account ${id} is open.`);
  },
};

/** The command that changes one way to deposit. */
function change(changeOf: (args: Arguments) => WayChange | Outcome): Command {
  return async ({ services: { database } }, args) => {
    const [name] = args.positional;
    const way = isNetwork(name) ? name : idOf(name);
    if (way === undefined)
      return misused(`Which way? Give one of ${walletTypes.join(', ')} or the number of a channel.`);
    const wanted = changeOf(args);
    if ('exitCode' in wanted) return wanted;
    const outcome = await changeWay(database, way, wanted);
    if (outcome === 'unknown') return notDone(`There is no channel ${way}.`);
    if (outcome === 'nothing')
      return notDone('Nothing was changed: the minimum would be credited as nothing.');
    const changed = (await keptWays(database)).find((kept) => kept.way === way);
    return done(changed === undefined ? '' : lineOf(changed));
  };
}

/** A way in one line. */
const lineOf = ({ way, name, minimum, multiple, rate, enabled }: KeptWay): string =>
  [
    typeof way === 'bigint' ? `${way} ${name}` : name,
    `from ${formatAmount(minimum)} ${rate === null ? 'USDT' : 'USD'} in steps of ${formatAmount(multiple)}`,
    ...(rate === null ? [] : [`rate ${formatAmount(rate)}`]),
    enabled ? 'open' : 'closed',
  ].join('  ');

/** Commands that read a file, and which of their words names it. */
export const depositFiles: Readonly<Record<string, number>> = { 'address import': 1 };

const isNetwork = (text: string | undefined): text is WalletType => walletTypes.some((one) => one === text);

const whichNetwork = (text: string | undefined): Outcome =>
  misused(
    `${text === undefined ? 'Which network?' : `There is no network ${text}.`} There are: ${walletTypes.join(', ')}.`,
  );

function idOf(text: string | undefined): bigint | undefined {
  return text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

const isDetail = (text: string): boolean =>
  text.length <= longestDetail && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Says which line is no address, and why: in a file of thousands nobody finds it otherwise. */
function wrongLineOf(network: WalletType, lines: readonly string[]): string | undefined {
  for (const [index, text] of lines.entries()) {
    try {
      if (text !== '') readAddress(network, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return `Line ${index + 1}: ${refusalMessage(error, 'en-US')}`;
    }
  }
  return undefined;
}
