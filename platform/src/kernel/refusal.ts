import type { Need } from '@portal/schema/errors';

/** Parameters of a message. Amounts as decimal strings; never a secret. */
export type RefusalParams = Readonly<Record<string, string>>;

/** Options of a refusal in addition to its parameters. */
export interface RefusalOptions {
  /** Whether a repetition under the same key gets the same refusal; default true. */
  readonly final?: boolean;
  /** What the member needs to proceed this time; default: as declared with the refusal. */
  readonly needs?: Need | undefined;
  /** The challenge for the next step. Secret: neither stored nor logged. */
  readonly challenge?: string | undefined;
}

/**
 * A business rule refused a request: expected, harmless, and explained to the member in their language. Created by a
 * constructor from `defineRefusals` in the code of the rule.
 * Thrown inside a transaction, it rolls the transaction back. Inside an idempotent operation it is the stored outcome,
 * returned to every repetition, unless it is not final: then the same key can be retried, for example after a mistyped
 * password.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Stored with the operation and logged, so it must never be renamed. */
  readonly code: string;
  readonly params: RefusalParams;
  readonly final: boolean;
  /** What the member needs to proceed. */
  readonly needs: Need | undefined;
  /** The challenge for the next step. Secret. */
  readonly challenge: string | undefined;

  constructor(
    code: string,
    params: RefusalParams = {},
    { final = true, needs, challenge }: RefusalOptions = {},
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.final = final;
    this.needs = needs;
    this.challenge = challenge;
  }
}
