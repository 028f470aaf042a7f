/** The version of the published terms that a member has accepted. */
import type { Queryable } from '../../database/database.ts';
import { refusals } from './refusals.ts';

/**
 * Accepts the terms in force at an instant. Refused with TERMS_CHANGED if the member was shown others. Accepting one
 * version does not accept later ones.
 */
export async function acceptTerms(db: Queryable, memberId: bigint, now: Date, shown: bigint): Promise<void> {
  const accepted = await db.execute(
    `update member m set agreed_terms_id = terms.id, agreed_at = $2
     from (${termsInForce('$2')}) terms where m.id = $1 and terms.id = $3`,
    [memberId, now, shown],
  );
  if (accepted === 0) throw refusals.TERMS_CHANGED();
}

/**
 * Refused with TERMS_NOT_ACCEPTED unless the member has accepted the terms in force. The refusal is not stored under
 * the request's idempotency key, because the member can accept them and retry.
 */
export async function requireAcceptedTerms(db: Queryable, memberId: bigint, now: Date): Promise<void> {
  const { accepted } = await db.one<{ accepted: boolean }>(
    `select ${hasAccepted('m', '$2')} as accepted from member m where m.id = $1`,
    [memberId, now],
  );
  if (!accepted) throw refusals.TERMS_NOT_ACCEPTED({ final: false });
}

/** SQL: whether a row of `member` has accepted them; true before any terms are published. */
export const hasAccepted = (member: string, now: string): string =>
  `coalesce((${termsInForce(now)}) = coalesce(${member}.agreed_terms_id, 0), true)`;

/** SQL of the id of the newest terms published at an instant. */
const termsInForce = (now: string): string =>
  `select id from published_text where kind = 'TERMS' and published_at <= ${now} order by published_at desc, id desc limit 1`;
