/** Operator commands for deposits: addresses, bank accounts and the details of a review. */
import { walletTypes, type WalletType } from '@portal/schema/rest';
import { Refusal } from '../../kernel/refusal.ts';
import type { Messages } from '../../messages/index.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { amount, id, oneOf, optional, text, userName } from '../../operator/values.ts';
import { requireAddress } from '../../orders/addresses.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import { findMember } from '../member/index.ts';
import { importAddresses, listPooledAddresses } from './addresses.ts';
import { closeBankAccount, openBankAccount, listOpenBankAccounts } from './bank-accounts.ts';
import { fileDeposit } from './file.ts';
import { isHeld } from './orders.ts';
import { remainders } from './remainders.ts';
import { settings } from './settings.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'deposits_under_way',
    help: 'Deposits that wait for a decision, of all or of a remainder that is held, as of the last minute.',
    label: 'status',
    sql: `select 'PENDING_REVIEW' as value, count(*) from deposit where status = 'PENDING_REVIEW'
      union all select 'REMAINDER_HELD', count(*) from deposit d where ${isHeld('d')}`,
  }),
  queryGauge({
    name: 'deposit_addresses_free',
    help: 'Deposit addresses that no member has yet, by network, as of the last minute.',
    label: 'network',
    sql: `select n.network as value, count(a.id) from deposit_network n
      left join deposit_address a on a.network = n.network and a.member_id is null group by n.network`,
  }),
];

const network = oneOf(walletTypes, `Which network? There are: ${walletTypes.join(', ')}.`);

const account = id('Which bank account? Give its number; bank-account list names them.');

/** The maximum length of a bank account detail, in characters. */
const maxDetail = 80;

/** A detail of a bank account. */
const detail = (label: string): Value<string> => ({
  parse: (typed) =>
    typed !== '' && typed.length <= maxDetail && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(typed) ? typed : undefined,
  ask: `Each detail is one line of at most ${maxDetail} characters.`,
  label,
});

/** The destination of a deposit: a network, or the id of a bank account. */
const destination: Value<WalletType | bigint> = {
  parse: (typed) => network.parse(typed) ?? account.parse(typed),
  ask: `Where to? Give one of ${walletTypes.join(', ')} or the number of a bank account.`,
};

export const commands: readonly Command[] = [
  ...settings,
  change({
    words: 'deposit file',
    does: 'reports a deposit for a member; it waits for review like their own',
    args: {
      user: userName,
      to: destination,
      amount: amount('Which amount? Give what was sent, in USDT or US dollars, above 0.'),
      reference: text('Which payment? Give its hash or receipt number.'),
    },
    changes: ({ user }) => ({
      sql: `select d.* from deposit d join member m on m.id = d.member_id where m.user_name_key = $1
            order by d.id desc limit 1`,
      params: [user.toLowerCase()],
    }),
    run: async ({ services }, { user, ...report }) => {
      const member = await findMember(services.database, user);
      if (member === undefined) return notDone(`There is no member ${user}.`);
      const order = await fileDeposit(services, { ...report, memberId: member.id });
      return done(
        `deposit:${order.id} of ${member.userName} waits for review: ${order.creditedAmount} to be credited.`,
      );
    },
  }),
  ...remainders,
  change({
    words: 'address import',
    does: 'adds deposit addresses to the pool, one per line',
    args: { network, file: text('Which file? It has one address a line.') },
    changes: ({ network: on }) => ({
      sql: 'select count(*) as addresses from deposit_address where network = $1',
      params: [on],
    }),
    reads: 'file',
    run: async ({ services }, { network: on }, input = '') => {
      const lines = input.split(/\r?\n/).map((line) => line.trim());
      const addresses = lines.filter((line) => line !== '');
      if (addresses.length === 0) return notDone('There is no address in the file.');
      const wrong = findWrongLine(on, lines, services.messages);
      if (wrong !== undefined) return notDone(wrong);
      const { added, known } = await services.database.transaction((tx) =>
        importAddresses(tx, on, addresses),
      );
      return done(`Addresses of ${on} added: ${added}. Already there: ${known}.`);
    },
  }),
  command({
    words: 'address list',
    does: 'deposit addresses and their members',
    args: { network: optional(network) },
    run: async ({ services }, { network: on }) => {
      const pool = await listPooledAddresses(services.database, on);
      const free = walletTypes
        .filter((name) => on === undefined || name === on)
        .map((name) => {
          const own = pool.filter((address) => address.network === name);
          return `${name}: ${own.length}, free ${own.filter(({ user_name: who }) => who === null).length}`;
        });
      const lines = pool.map((one) => `${one.network}  ${one.address}  ${one.user_name ?? 'free'}`);
      return done([...free, ...lines]);
    },
  }),
  command({
    words: 'bank-account list',
    does: 'open bank accounts for deposits',
    run: async ({ services }) => {
      const accounts = await listOpenBankAccounts(services.database);
      const lines = accounts.map((one) => `${one.id}  ${one.channel_id} ${one.channel}  ${one.account}`);
      return done(lines, 'There is no bank account: members cannot deposit through a bank.');
    },
  }),
  change({
    words: 'bank-account add',
    does: 'opens an account to members',
    args: { channel: id('Which channel? Give its number; deposit list names them.') },
    options: {
      bank: detail('name'),
      holder: detail('name'),
      number: detail('number'),
      code: optional(detail('code')),
    },
    changes: ({ channel, number }) => ({
      sql: 'select * from system_bank_account where channel_id = $1 and account_number = $2 order by id desc limit 1',
      params: [channel, number],
    }),
    run: async ({ services }, { channel, bank, holder, number, code }) => {
      const opened = await openBankAccount(services.database, channel, {
        bankName: bank,
        accountName: holder,
        accountNumber: number,
        bankCode: code,
      });
      if (opened === 'unknown') return notDone(`There is no channel ${channel}.`);
      return opened === 'known'
        ? notDone(`That account takes deposits of channel ${channel} already.`)
        : done(`Bank account ${opened} takes deposits of channel ${channel} from now on.`);
    },
  }),
  change({
    words: 'bank-account close',
    does: 'closes an account for further deposits',
    args: { id: account },
    changes: (args) => auditedRow('system_bank_account', { id: args.id }),
    run: async ({ services }, args) =>
      (await closeBankAccount(services.database, args.id))
        ? done(`Bank account ${args.id} takes no more deposits.`)
        : notDone(`No bank account ${args.id} is open.`),
  }),
];

/** Returns the invalid line and the reason, because it is hard to find in a file of thousands. */
function findWrongLine(
  network: WalletType,
  lines: readonly string[],
  messages: Messages,
): string | undefined {
  for (const [index, text] of lines.entries()) {
    try {
      if (text !== '') requireAddress(network, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return `Line ${index + 1}: ${messages.formatRefusal(error, 'en-US')}`;
    }
  }
  return undefined;
}
