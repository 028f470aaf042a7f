import { createHash } from 'node:crypto';

import { moveCredits } from '../domains/transfer/move-credits.ts';
import { parseAmount } from '../ledger/amount.ts';
import type { Coin, HousePurpose } from '../ledger/coins.ts';
import { house, member, type HeldBucket } from '../ledger/entry.ts';
import { closeHold, openHold, type HoldKind } from '../ledger/holds.ts';
import type { Operation } from '../ledger/idempotency.ts';
import { post } from '../ledger/ledger.ts';
import type { RecordType } from '../ledger/record-types.ts';

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
  /** Whether it happened on a chain, and has a hash. */
  readonly onChain?: boolean;
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

  constructor(operation: Operation, ids: ReadonlyMap<string, bigint>) {
    this.#operation = operation;
    this.#ids = ids;
  }

  /** Between a member and the house. */
  async move({ who, coin, amount, type, house: purpose, reason, by, onChain }: Movement): Promise<void> {
    const value = signed(amount);
    await post(this.#operation, {
      recordType: type,
      legs: [
        { account: member(this.#id(who)), coin, amount: value, ...(by && { counterparty: this.#id(by) }) },
        { account: house(purpose), coin, amount: -value },
      ],
      ...(reason && { reason }),
      ...(onChain && { hash: this.#hash(who, amount) }),
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

  /** One kind of credit becomes another; the fee is a record of its own. */
  async convert(who: string, from: Coin, to: Coin, amount: string, fee: string): Promise<void> {
    const [paid, kept] = [signed(amount), signed(fee)];
    const owner = member(this.#id(who));
    await post(this.#operation, {
      recordType: 'convert',
      legs: [
        { account: owner, coin: from, amount: -(paid - kept), fee: kept, actualAmount: paid - kept },
        { account: owner, coin: from, amount: -kept, recordType: 'convertFee' },
        { account: house('convert'), coin: from, amount: paid - kept },
        { account: house('fee'), coin: from, amount: kept },
        { account: owner, coin: to, amount: paid - kept },
        { account: house('convert'), coin: to, amount: -(paid - kept) },
      ],
    });
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

  /** A hold ends and its credits leave the member. */
  async pay(
    hold: bigint,
    coin: Coin,
    amount: string,
    type: RecordType,
    purpose: HousePurpose,
  ): Promise<void> {
    await closeHold(this.#operation, {
      hold,
      recordType: type,
      outcome: 'settled',
      to: [{ account: house(purpose), coin, amount: signed(amount) }],
      hash: this.#hash(type, amount),
    });
  }

  #id(userName: string): bigint {
    const id = this.#ids.get(userName);
    if (id === undefined) throw new Error(`the demonstration has no member ${userName}`);
    return id;
  }

  #hash(...of: string[]): string {
    const text = [this.#operation.now.toISOString(), ...of].join();
    return `0x${createHash('sha256').update(text).digest('hex')}`;
  }
}
