/** Test helpers for withdrawals. */
import { domains, type RequestOf, type AnswerOf, type WithdrawalStatus } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { businessDate, startOfBusinessDate } from '../../kernel/clock.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { auditLedger, type Violation } from '../../ledger/audit.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { insertBankAccount } from '../payout/bank-accounts.ts';
import { insertWalletAddress } from '../payout/wallet-addresses.ts';
import { withdrawalFee, listOpenRules } from './rules.ts';
import { moveWithdrawal } from './settle.ts';
import { isExplained } from './states.ts';

const { assets, withdrawal } = domains;
export type WithdrawalView = AnswerOf<typeof withdrawal.withdrawal>;
type Request = RequestOf<typeof withdrawal.withdrawal>;

let keys = 0;
export const nextKey = (): string => `key-of-a-withdrawal-${(keys += 1)}`;

export const bankAccount = {
  bankName: 'Bank Sentosa',
  accountName: 'Budi Santoso',
  accountNumber: '1234567890',
};
export const addresses = {
  BEP20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  TRC20: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
  ERC20: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
} as const;
export const hash = `0x${'5f'.repeat(32)}`;

/** The hash with which {@link take} pays an order; a hash can close only one payment. */
export const hashOf = ({ id }: { readonly id: string }): string => `0x${id.padStart(64, '5')}`;

/** After this much platform time a member signs in again, because sessions expire. */
const freshMs = 5 * 60_000;

/** A member who withdraws. */
export interface Withdrawer {
  readonly member: TestMember;
  /** The id of a payout method of each kind. */
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  token(): Promise<string>;
  /** A valid request. */
  request(way: PaymentMethod, amount: string): Promise<Request>;
  send(data: unknown, language?: string): Promise<CallAnswer<WithdrawalView>>;
  /** Places a valid withdrawal. */
  place(way: PaymentMethod, amount: string): Promise<WithdrawalView>;
  /** Cancels the withdrawal with this id. */
  cancel(id: string, key?: string): Promise<CallAnswer<WithdrawalView>>;
  /** Newest first. */
  orders(): Promise<WithdrawalView[]>;
  /** Available and frozen amounts of the withdrawn credit: `90 + 10`. */
  holds(): Promise<string>;
  /** Newest first: `WITHDRAW -99 PENDING`. */
  records(): Promise<string[]>;
}

/** Creates a member with credits to withdraw and a payout method of each kind. */
export async function newWithdrawer(suite: Suite, userName: string, credits: string): Promise<Withdrawer> {
  const { platform, client } = suite;
  const { database, clock } = platform.services;
  const member = await platform.addMember(userName, { balances: { WITHDRAWAL_POINT: credits } });
  const methods = await database.transaction(async (tx) => {
    const bank = await insertBankAccount(tx, member.id, bankAccount, clock.now());
    const wallets = [];
    for (const network of ['BEP20', 'TRC20', 'ERC20'] as const) {
      const wallet = { network, address: addresses[network], label: undefined };
      wallets.push([network, await insertWalletAddress(tx, member.id, wallet, clock.now())] as const);
    }
    return Object.fromEntries(
      [...wallets, ['BANK', bank] as const].map(([way, { id }]) => [way, id.toString()]),
    ) as Record<PaymentMethod, string>;
  });

  let session: { readonly token: string; readonly at: number } | undefined;
  const token = async (): Promise<string> => {
    const at = clock.now().getTime();
    if (session === undefined || Math.abs(at - session.at) > freshMs) {
      session = { token: await platform.signIn(member), at };
    }
    return session.token;
  };
  const request: Withdrawer['request'] = async (way, amount) => {
    const rule = (await listOpenRules(database)).find((one) => one.way === way);
    return {
      idempotencyKey: nextKey(),
      amount,
      adminFee: rule === undefined ? '0' : formatAmount(withdrawalFee(rule, parseAmount(amount))),
      transactionPassword: testTransactionPassword,
      ...(way === 'BANK'
        ? { type: 'BANK', bankAccountId: methods.BANK }
        : { type: 'CHAIN', walletType: way as 'TRC20', walletAddressId: methods[way] }),
    };
  };
  const send: Withdrawer['send'] = async (data, language = 'en-US') => {
    const isBep20 = (data as Partial<Request>).walletType === ('BEP20' as string);
    return client.callLoosely(isBep20 ? withdrawal.bscWithdrawal : withdrawal.withdrawal, data, {
      token: await token(),
      language,
    }) as Promise<CallAnswer<WithdrawalView>>;
  };
  return {
    member,
    methods,
    token,
    request,
    send,
    place: async (way, amount) => {
      const { result, message } = await send(await request(way, amount));
      if (result === undefined) throw new Error(message);
      return result;
    },
    cancel: async (id, key = nextKey()) =>
      client.callLoosely(
        withdrawal.cancelWithdrawal,
        { idempotencyKey: key, id },
        { token: await token() },
      ) as Promise<CallAnswer<WithdrawalView>>,
    orders: async () =>
      (
        await client.call(
          withdrawal.withdrawalOrderList,
          { pageSize: 100, cursor: null },
          { token: await token() },
        )
      ).result?.records ?? [],
    holds: async () => {
      const { result } = await client.call(assets.assetsList, {}, { token: await token() });
      const held = result?.records.find(({ coinName }) => coinName === 'WITHDRAWAL_POINT');
      return `${String(held?.assetsAvailable)} + ${String(held?.assetsFrozen)}`;
    },
    records: async () => {
      const { result } = await client.call(
        assets.assetsRecordList,
        { pageSize: 100, cursor: null, recordTypes: ['WITHDRAW', 'WITHDRAWAL_FEE', 'GAS_FEE'] },
        { token: await token() },
      );
      return (result?.records ?? []).map(
        ({ recordType, amount, status }) => `${recordType} ${amount} ${status}`,
      );
    },
  };
}

/** The states that lead to each, from the initial one. */
const stepsTo: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING_REVIEW: [],
  REJECTED: ['REJECTED'],
  APPROVED: ['APPROVED'],
  PAYABLE: ['APPROVED', 'PAYABLE'],
  PENDING: ['APPROVED', 'PAYABLE', 'PENDING'],
  WITHDRAWING: ['APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING'],
  SUCCESS: ['APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING', 'SUCCESS'],
  NOT_RECEIVED: ['APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING', 'NOT_RECEIVED'],
  FAILED: ['APPROVED', 'PAYABLE', 'PENDING', 'FAILED'],
  CANCELLED: ['CANCELLED'],
};

/** Moves the clock to the day on which the job takes its step, unless it has passed. */
async function waitUntilDue(
  { services, clock }: Suite['platform'],
  { id }: Pick<WithdrawalView, 'id'>,
): Promise<void> {
  const { day } = await services.database.one<{ day: string }>(
    'select expected_date as day from withdrawal where id = $1',
    [BigInt(id)],
  );
  if (businessDate(clock.now()) < day) clock.set(startOfBusinessDate(day));
}

/** Takes one step as an operator or the job, and returns the outcome. The job takes its step on the expected day. */
export async function take(
  { platform }: Suite,
  order: Pick<WithdrawalView, 'id' | 'type'>,
  to: WithdrawalStatus,
): Promise<{ readonly kind: string }> {
  const review = `withdrawal:${order.id}`;
  if (to === 'PAYABLE') await waitUntilDue(platform, order);
  // Decisions are recorded as an operator's.
  const isDecided =
    (to === 'APPROVED' && (await platform.reviews.approve(review))) ||
    (to === 'REJECTED' && (await platform.reviews.reject(review, `Because of ${to}`)));
  if (isDecided) return { kind: 'moved' };
  return moveWithdrawal(platform.services, {
    id: BigInt(order.id),
    to,
    ...(isExplained(to) && { reason: `Because of ${to}` }),
    ...(to === 'SUCCESS' && order.type === 'CHAIN' && { hash: hashOf(order) }),
  });
}

/** Moves a new order to a state, through every intermediate step. */
export async function moveTo(suite: Suite, order: WithdrawalView, to: WithdrawalStatus): Promise<void> {
  for (const step of stepsTo[to]) {
    const { kind } = await take(suite, order, step);
    if (kind !== 'moved') throw new Error(`${step}: ${kind}`);
  }
}

/** Returns the violations in the ledger. */
export const violations = async ({ platform }: Suite): Promise<readonly Violation[]> =>
  (await platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan))).violations;
