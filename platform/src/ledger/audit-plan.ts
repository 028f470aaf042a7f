/** What an audit checks in addition to the ledger: orders against holds and journals, as declared by their domains. */

/** An invariant of every row of a table. */
export interface AuditCheck {
  /** The name shown to the operator, such as `claim-misposted`; explained in docs/platform/audit.md. */
  readonly name: string;
  /** Its rows are checked by ranges of `id`. */
  readonly table: string;
  /** SQL that is true for a row `o` that violates the invariant. */
  readonly wrong: string;
  /** The operations whose answers it checks. Only one check may name them. */
  readonly operationNames?: readonly string[];
}

/** The audit of a domain. */
export interface DomainAudit {
  /** SQL that is true for a journal `o` of one of the domain's orders. Omitted by a domain without journals. */
  readonly claim?: string;
  /**
   * Whether an operator may reverse its journals. Not if its orders have a state that would become wrong: those are
   * corrected by an adjustment.
   */
  readonly reversible?: true;
  readonly checks: readonly AuditCheck[];
}

/** What one audit checks. */
export interface AuditPlan {
  /** A journal `o` that matches none of these is a violation. If empty, journals need no order. */
  readonly claims: readonly string[];
  readonly checks: readonly AuditCheck[];
}

/** The ledger without orders. */
export const ledgerAlone: AuditPlan = { claims: [], checks: [] };

/** The checks of a plan, including the one that finds journals without an order. */
export const listChecks = ({ claims, checks }: AuditPlan): readonly AuditCheck[] =>
  claims.length === 0
    ? checks
    : [
        ...checks,
        { name: 'journal-without-order', table: 'journal', wrong: `not (${claims.join('\n or ')})` },
      ];
