import { createHash } from 'node:crypto';
import { parseAmount } from '../ledger/amount.ts';
import { coins, type Coin, type HousePurpose } from '../ledger/coins.ts';
import { house, member } from '../ledger/entry.ts';
import type { Operation } from '../ledger/idempotency.ts';
import { post } from '../ledger/ledger.ts';
import type { RecordType } from '../ledger/record-types.ts';

/** A movement of a member's credits. Amounts are signed decimals as the member sees them. */
interface Movement {
  readonly who: string;
  readonly coin: Coin;
  readonly amount: string;
  readonly type: RecordType;
  readonly house: HousePurpose;
  readonly reason?: string | undefined;
  /** The member who caused it. */
  readonly by?: string | undefined;
}

/** `-12.5` → -1250000000n */
function signed(text: string): bigint {
  return text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text);
}

/**
 * Writes demonstration data at one instant: through the operation that domains use, or as ledger movements where there
 * is no domain yet.
 */
export class DemoLedger {
  readonly operation: Operation;
  readonly #ids: ReadonlyMap<string, bigint>;

  /** `ids`: member ids by user name. */
  constructor(operation: Operation, ids: ReadonlyMap<string, bigint>) {
    this.operation = operation;
    this.#ids = ids;
  }

  /**
   * Ensures that a member has at least `needed` minor units of a credit. An event may spend what an event of another
   * domain brings in, and must also work without that domain.
   */
  async topUp(who: string, coin: Coin, needed: bigint): Promise<void> {
    const { available } = await this.operation.tx.one<{ available: bigint }>(
      "select available from account where owner_id = $1 and purpose = 'member' and coin_id = $2",
      [this.idOf(who), coins[coin]],
    );
    if (available >= needed) return;
    await post(this.operation, {
      recordType: 'adjustIn',
      legs: [
        { account: member(this.idOf(who)), coin, amount: needed - available },
        { account: house('adjust'), coin, amount: available - needed },
      ],
      reason: 'Brought over from an earlier account',
    });
  }

  /** Posts a movement between a member and the house. */
  async move({ who, coin, amount, type, house: purpose, reason, by }: Movement): Promise<void> {
    const value = signed(amount);
    await this.topUp(who, coin, -value);
    await post(this.operation, {
      recordType: type,
      legs: [
        { account: member(this.idOf(who)), coin, amount: value, ...(by && { counterparty: this.idOf(by) }) },
        { account: house(purpose), coin, amount: -value },
      ],
      ...(reason && { reason }),
    });
  }

  /** The id of a member by user name. */
  readonly idOf = (userName: string): bigint => {
    const id = this.#ids.get(userName);
    if (id === undefined) throw new Error(`the demonstration has no member ${userName}`);
    return id;
  };

  /** A fake transaction hash, deterministic for the same words and instant. */
  readonly hashOf = (...of: string[]): string => {
    const text = [this.operation.now.toISOString(), ...of].join();
    return `0x${createHash('sha256').update(text).digest('hex')}`;
  };
}
