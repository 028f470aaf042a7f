/** What an audit proves beside the ledger itself: orders against holds and journals, as their domains declare it. */

/** Something that must hold for every row of a table. */
export interface AuditCheck {
  /** What the operator sees, such as `claim-misposted`; explained in docs/platform.md. */
  readonly name: string;
  /** Its rows are proven by ranges of their `id`. */
  readonly table: string;
  /** SQL that is true for a row `o` of the table that is wrong. */
  readonly wrong: string;
  /** The operations whose answers it proves. Another check must not take them for its own. */
  readonly actions?: readonly string[];
}

/** What a domain proves. */
export interface DomainAudit {
  /** SQL that is true for a journal `o` that belongs to one of the domain's orders. A domain without it has no journals. */
  readonly claim?: string;
  /**
   * Whether an operator may reverse its journals. Not where its orders have a state, which would then say something else
   * than happened: there an adjustment puts things right.
   */
  readonly reversible?: true;
  readonly checks: readonly AuditCheck[];
}

/** What one audit proves. */
export interface AuditPlan {
  /** A journal `o` for which none of these is true is wrong; without any, journals need no order. */
  readonly claims: readonly string[];
  readonly checks: readonly AuditCheck[];
}

/** The ledger by itself. */
export const ledgerAlone: AuditPlan = { claims: [], checks: [] };

/** The checks of a plan, with the one that finds journals without an order. */
export const checksOf = ({ claims, checks }: AuditPlan): readonly AuditCheck[] =>
  claims.length === 0
    ? checks
    : [
        ...checks,
        { name: 'journal-without-order', table: 'journal', wrong: `not (${claims.join('\n or ')})` },
      ];
