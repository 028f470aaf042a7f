import { createHash } from 'node:crypto';

import type { WithdrawalStatus } from '@portal/schema/rest';

import { cancelOrder, convertTerms, placeOrder, quote, settleOrder } from '../domains/convert/index.ts';
import { assignAddress } from '../domains/deposit/addresses.ts';
import { readChainReference, readReceipt } from '../domains/deposit/reference.ts';
import { credit, rejectDeposit } from '../domains/deposit/reviews.ts';
import { bankRuleOf, chainRate, networkRuleOf } from '../domains/deposit/rules.ts';
import { insertDeposit } from '../domains/deposit/submit.ts';
import type { OrderRow as DepositRow } from '../domains/deposit/orders.ts';
import { readAddress } from '../domains/payout/addresses.ts';
import { insertBankAccount } from '../domains/payout/bank-accounts.ts';
import { insertWalletAddress } from '../domains/payout/wallet-addresses.ts';
import { moveCredits } from '../domains/transfer/move-credits.ts';
import { lockForStep, takeStep } from '../domains/withdrawal/move.ts';
import { placeOrder as placeWithdrawal } from '../domains/withdrawal/place.ts';
import { withdrawalFee, withdrawalRule } from '../domains/withdrawal/rules.ts';
import type { Way } from '../domains/ways.ts';
import { wayOf, type Destination } from '../domains/withdrawal/destination.ts';
import { parseAmount } from '../ledger/amount.ts';
import type { ChainTransaction } from '../ledger/chain-transaction.ts';
import type { Coin, HousePurpose } from '../ledger/coins.ts';
import { house, member, type HeldBucket } from '../ledger/entry.ts';
import { closeHold, openHold, type HoldKind } from '../ledger/holds.ts';
import type { Operation } from '../ledger/idempotency.ts';
import { post } from '../ledger/ledger.ts';
import type { RecordType } from '../ledger/record-types.ts';
import type { Picture } from '../uploads/picture.ts';
import { channelOf, type DemoDeposit } from './deposits.ts';
import type { DemoMethod } from './withdrawals.ts';

/** Something that happened to a member's credits. Amounts are signed decimals as the member sees them. */
interface Movement {
  readonly who: string;
  readonly coin: Coin;
  readonly amount: string;
  readonly type: RecordType;
  readonly house: HousePurpose;
  readonly reason?: string;
  /** The member who caused it. */
  readonly by?: string;
}

/** Credits a member sets aside. */
interface Setting {
  readonly who: string;
  readonly coin: Coin;
  readonly amount: string;
  readonly type: RecordType;
  readonly kind: HoldKind;
  readonly bucket: HeldBucket;
  readonly reason?: string;
}

/** `-12.5` → -1250000000n */
function signed(text: string): bigint {
  return text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text);
}

/** Posts what happened in the demonstration, through the real ledger, at one instant. */
export class Book {
  readonly #operation: Operation;
  readonly #ids: ReadonlyMap<string, bigint>;
  readonly #receipts: ReadonlyMap<string, Picture>;

  /** `ids` of the members by their names, `receipts` by their references. */
  constructor(
    operation: Operation,
    ids: ReadonlyMap<string, bigint>,
    receipts: ReadonlyMap<string, Picture>,
  ) {
    this.#operation = operation;
    this.#ids = ids;
    this.#receipts = receipts;
  }

  /** Between a member and the house. */
  async move({ who, coin, amount, type, house: purpose, reason, by }: Movement): Promise<void> {
    const value = signed(amount);
    await post(this.#operation, {
      recordType: type,
      legs: [
        { account: member(this.#id(who)), coin, amount: value, ...(by && { counterparty: this.#id(by) }) },
        { account: house(purpose), coin, amount: -value },
      ],
      ...(reason && { reason }),
    });
  }

  /** Between two members, as the transfer screen shows it. */
  async transfer(from: string, to: string, amount: string, note?: string): Promise<void> {
    await moveCredits(this.#operation, {
      sender: { id: this.#id(from), userName: from },
      recipient: { id: this.#id(to), userName: to },
      rule: { coin: 'CASH_POINT', feePpm: 0n },
      amount: signed(amount),
      note,
    });
  }

  /** Between two members, as another record type than transfer. */
  async pass(
    from: string,
    to: string,
    { coin, amount, sent, received }: { coin: Coin; amount: string; sent: RecordType; received: RecordType },
  ): Promise<void> {
    const value = signed(amount);
    const [sender, receiver] = [this.#id(from), this.#id(to)];
    await post(this.#operation, {
      recordType: sent,
      legs: [
        { account: member(sender), coin, amount: -value, counterparty: receiver },
        { account: member(receiver), coin, amount: value, recordType: received, counterparty: sender },
      ],
    });
  }

  /** One kind of credit becomes another, as the convert screen shows it: settled in time, cancelled, or still waiting. */
  async convert(
    who: string,
    [from, to]: readonly [Coin, Coin],
    amount: string,
    end: 'settled' | 'cancelled' | 'waiting' = 'settled',
  ): Promise<void> {
    const terms = await convertTerms(this.#operation.tx, from, to);
    const given = parseAmount(amount);
    const order = await placeOrder(this.#operation, {
      memberId: this.#id(who),
      terms,
      amount: given,
      quote: quote(terms.pair, given),
    });
    if (end === 'settled') await settleOrder({ ...this.#operation, now: order.settles_at }, order);
    // Who changes their mind does so halfway.
    const halfway = new Date((order.created_at.getTime() + order.settles_at.getTime()) / 2);
    if (end === 'cancelled') await cancelOrder({ ...this.#operation, now: halfway }, order);
  }

  /** Sets credits aside; returns the hold. */
  async hold({ who, coin, amount, type, kind, bucket, reason }: Setting): Promise<bigint> {
    const { holdId } = await openHold(this.#operation, {
      recordType: type,
      kind,
      bucket,
      member: this.#id(who),
      coin,
      amount: signed(amount),
      ...(reason && { reason }),
    });
    return holdId;
  }

  /** More of a member's credits go into an open hold. */
  async addTo(hold: bigint, who: string, coin: Coin, amount: string, type: RecordType): Promise<void> {
    const value = signed(amount);
    const account = member(this.#id(who));
    await post(this.#operation, {
      recordType: type,
      legs: [
        { account, coin, amount: -value },
        { account, coin, bucket: 'locked', amount: value, hold },
      ],
    });
  }

  /** Profit goes straight into an open hold. */
  async compound(hold: bigint, who: string, coin: Coin, amount: string): Promise<void> {
    const value = signed(amount);
    await post(this.#operation, {
      recordType: 'compound',
      legs: [
        { account: house('profit'), coin, amount: -value },
        { account: member(this.#id(who)), coin, bucket: 'locked', amount: value, hold, shown: true },
      ],
    });
  }

  /** A hold ends and its credits are free again. */
  async free(hold: bigint, type: RecordType, reason?: string): Promise<void> {
    await closeHold(this.#operation, {
      hold,
      recordType: type,
      outcome: 'settled',
      ...(reason && { reason }),
    });
  }

  /** A member says what was sent; returns the deposit. */
  async deposit({ who, way, amount, reference, picture }: DemoDeposit): Promise<bigint> {
    const { tx, now } = this.#operation;
    const memberId = this.#id(who);
    const receipt = {
      amount: parseAmount(amount),
      picture: picture === true ? this.#receipts.get(reference ?? '') : undefined,
    };
    if (way === 'wire' || way === 'local') {
      const channelId = await channelOf(tx, way);
      const account = await tx.one<{ id: bigint }>(
        'select id from system_bank_account where channel_id = $1',
        [channelId],
      );
      const rule = await bankRuleOf(tx, channelId, account.id);
      const row = await insertDeposit(this.#operation, memberId, {
        ...receipt,
        ...rule,
        channelId,
        reference: readReceipt(reference ?? ''),
      });
      return row.id;
    }
    await assignAddress(tx, memberId, way, now);
    const { address } = await networkRuleOf(tx, memberId, way);
    const { id } = await insertDeposit(this.#operation, memberId, {
      ...receipt,
      rate: chainRate,
      network: way,
      address,
      isWatched: false,
      reference: readChainReference(way, reference ?? this.#chain(who, amount).hash),
    });
    return id;
  }

  /** A deposit is credited; with a reason, it is not. */
  async decideDeposit(id: bigint, reason?: string): Promise<void> {
    const { tx, now } = this.#operation;
    if (reason === undefined) {
      await credit(this.#operation, await tx.one<DepositRow>('select * from deposit where id = $1', [id]));
    } else {
      await rejectDeposit(tx, id, reason, now);
    }
  }

  /** Somewhere a member is paid. */
  async addPayoutMethod(who: string, method: DemoMethod): Promise<void> {
    const { tx, now } = this.#operation;
    if ('network' in method) {
      const address = readAddress(method.network, method.address);
      await insertWalletAddress(tx, this.#id(who), { label: undefined, ...method, address }, now);
    } else {
      await insertBankAccount(tx, this.#id(who), method, now);
    }
  }

  /** A member asks to be paid; returns the withdrawal. */
  async withdraw(who: string, destination: Destination, amount: string): Promise<bigint> {
    const rule = await withdrawalRule(this.#operation.tx, wayOf(destination));
    const asked = parseAmount(amount);
    const { id } = await placeWithdrawal(this.#operation, {
      memberId: this.#id(who),
      amount: asked,
      fee: withdrawalFee(rule, asked),
      destination,
    });
    return id;
  }

  /** A withdrawal comes to its next state. */
  async moveWithdrawal(id: bigint, to: WithdrawalStatus, reason?: string): Promise<void> {
    const { tx } = this.#operation;
    const { way } = await tx.one<{ way: Way }>('select way from withdrawal where id = $1', [id]);
    const isPaidOnChain = to === 'SUCCESS' && way !== 'BANK';
    const hash = isPaidOnChain ? this.#chain(id.toString()).hash : undefined;
    await takeStep(this.#operation, await lockForStep(tx, { id, to, reason, hash }));
  }

  #id(userName: string): bigint {
    const id = this.#ids.get(userName);
    if (id === undefined) throw new Error(`the demonstration has no member ${userName}`);
    return id;
  }

  #chain(...of: string[]): ChainTransaction {
    const text = [this.#operation.now.toISOString(), ...of].join();
    return { network: 'BEP20', hash: `0x${createHash('sha256').update(text).digest('hex')}` };
  }
}
