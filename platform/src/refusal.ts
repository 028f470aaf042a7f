import type { Need } from '@portal/schema/errors';

/** Values a message may name. Amounts as decimal strings; never a secret. */
export type RefusalParams = Readonly<Record<string, string>>;

/** What there is to a refusal besides its words. */
export interface RefusalOptions {
  /** Whether a repetition under the same key gets the refusal again; default true. */
  readonly final?: boolean;
  /** What the member needs to get on this time; default: what the refusal's declaration says. */
  readonly needs?: Need | undefined;
  /** What the next step has to come with. Secret: it is neither stored nor logged. */
  readonly challenge?: string | undefined;
}

/**
 * A business rule refused: expected, harmless, and explained to the member in their language. Made by a constructor of
 * `defineRefusals`, beside the rule. Thrown inside a transaction it rolls the transaction back. Inside an idempotent
 * operation it is the operation's outcome and every repetition gets it again, unless it is not final: then the same key
 * may be tried again (a mistyped password, say).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Stored with the operation and written to the log, so that it keeps its value for good. */
  readonly code: string;
  readonly params: RefusalParams;
  readonly final: boolean;
  /** What the member needs to get on this time. */
  readonly needs: Need | undefined;
  /** What the next step has to come with. Secret. */
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
