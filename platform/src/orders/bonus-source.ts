/** The declaration of what pays bonuses to sponsors. */
import type { RecordType } from '../ledger/record-types.ts';

/**
 * A source of bonuses for the sponsors above a member. An item is a row `o` of a table; the declared columns of an item
 * never change. Each item is counted once: see `bonus_counted`.
 */
export interface BonusSource {
  /** Identifies the source in the database. Must never change. */
  readonly name: string;
  /**
   * The rank bonus that items pay, together with its par bonus. `referralOverriding` is for purchases and also pays the
   * sponsor and the pools; the others are for earnings of packages and also pay by generation.
   */
  readonly overriding: Extract<RecordType, `${string}Overriding`>;
  readonly table: string;
  /** SQL after `from <table> o`. */
  readonly joins?: string;
  /** SQL that is true for an item; default: every row is an item. */
  readonly where?: string;
  /** SQL for the member of an item; default: `o.member_id`. */
  readonly member?: string;
  /** SQL for minor units. Negative amounts were refunded and are deducted from purchases. */
  readonly amount: string;
  /** SQL for the business day of an item, or for its instant. */
  readonly day: { readonly date: string } | { readonly instant: string };
  /** SQL for the instant at which the platform wrote the item. */
  readonly writtenAt: string;
  /** SQL for the number of an item, assigned in the transaction that makes the row an item; default: `o.id`. */
  readonly number?: string;
  /** The table whose ids are these numbers; default: `table`. */
  readonly numberedBy?: string;
  /** SQL that is true while items of the business day `$1` may still be posted; default: never. */
  readonly isOpen?: string;
}
