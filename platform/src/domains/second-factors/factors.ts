/** The rows of a member's second factors. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';
import { refusals } from './refusals.ts';

/** The maximum number of factors per member. */
export const maxFactors = 5;

type State = AnswerOf<(typeof domains)['second-factors']['secondFactorState']>;

export type FactorKind = State['factors'][number]['factorType'];

interface Row {
  readonly id: bigint;
  readonly kind: FactorKind;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** Returns the member's factors (oldest first), the remaining recovery codes, and what the factors confirm. */
export async function getFactorState(db: Queryable, memberId: bigint): Promise<State> {
  const rows = await db.query<Row>(
    'select id, kind, name, created_at, last_used_at from second_factor where member_id = $1 order by id',
    [memberId],
  );
  const { left, confirms } = await db.one<{ left: number; confirms: boolean }>(
    `select confirms_with_factor as confirms,
       (select count(*)::int from recovery_code where member_id = $1 and used_at is null) as left
     from member where id = $1`,
    [memberId],
  );
  return {
    factors: rows.map(({ id, kind, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id: id.toString(),
      factorType: kind,
      factorName: name,
      createTime: createdAt.getTime(),
      lastUseTime: lastUsedAt?.getTime() ?? null,
    })),
    recoveryCodesLeft: left,
    confirms: confirms ? 1 : 0,
  };
}

/** Returns the number of the member's factors. */
export const countFactors = async (db: Queryable, memberId: bigint): Promise<number> =>
  (
    await db.one<{ count: number }>('select count(*)::int as count from second_factor where member_id = $1', [
      memberId,
    ])
  ).count;

/** Refuses another factor if the member has the maximum. */
export function refuseWhenFull(count: number): void {
  if (count >= maxFactors) throw refusals.FACTORS_FULL({ maximum: maxFactors.toString() });
}

/** Without a factor there is nothing to recover and nothing to confirm: the password alone signs in. */
export async function deleteFactorData(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.execute('delete from second_factor where member_id = $1', [memberId]);
  await tx.execute('delete from recovery_code where member_id = $1', [memberId]);
  await tx.execute('delete from totp_enrolment where member_id = $1', [memberId]);
  await tx.execute('delete from passkey_challenge where member_id = $1', [memberId]);
  await tx.execute(
    'update member set has_second_factor = false, confirms_with_factor = false where id = $1',
    [memberId],
  );
}
