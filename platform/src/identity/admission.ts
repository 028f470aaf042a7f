/** What a session admits: its member, and what was read with it. */
import type { Flag } from '@portal/schema/rest';

/** The member of a session. */
export interface SignedInMember {
  readonly id: bigint;
  readonly userName: string;
  /** SHA-256 of the session's token. */
  readonly session: Buffer;
  /** Areas that the member may use. */
  readonly flags: ReadonlySet<Flag>;
}

/** A query that runs in the same statement as the lookup of the session. */
export interface MemberRead {
  /** The unique name of the statement. */
  readonly name: string;
  /** SQL for the rows of a member at an instant; both arguments are SQL. */
  readonly sql: (memberId: string, now: string) => string;
}

/** A member's session, with the rows of the requested {@link MemberRead}. */
export interface Admitted {
  readonly member: SignedInMember;
  readonly rows: readonly object[];
}
