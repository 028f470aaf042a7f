/** Applying for a commitment package. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import { receiptNumber } from '../../ledger/numbers.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { getApplication, toApplicationView, type ApplicationRow, type ApplicationView } from './orders.ts';
import { refusals } from './refusals.ts';
import { getApplyBlockingReason, findPackage, getEligibility } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['commitment']['addCommitmentPackage']>;

/**
 * Applies for a package. The member is locked, so that one of two simultaneous applications is refused. Refused with
 * COMMITMENT_UNKNOWN, COMMITMENT_CLOSED, COMMITMENT_LEVEL or COMMITMENT_APPLIED_BEFORE.
 */
export function apply(
  { database, clock }: Services,
  memberId: bigint,
  { commitmentPackageId, statement }: Request,
): Promise<ApplicationView> {
  return database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    return toApplicationView(
      await insertApplication(tx, memberId, BigInt(commitmentPackageId), statement, clock.now()),
    );
  });
}

/** Inserts an application. The caller has locked the member. Refused like {@link apply}. */
export async function insertApplication(
  tx: Transaction,
  memberId: bigint,
  commitmentId: bigint,
  statement: string,
  now: Date,
): Promise<ApplicationRow> {
  const found = await findPackage(tx, commitmentId);
  if (found === undefined) throw refusals.COMMITMENT_UNKNOWN();
  const newest = await tx.maybe<ApplicationRow>(
    `select * from commitment_application where member_id = $1 and commitment_id = $2
     order by created_at desc, id desc limit 1`,
    [memberId, commitmentId],
  );
  const obstacle = getApplyBlockingReason(found, newest, await getEligibility(tx, memberId));
  if (obstacle === 'CLOSED') throw refusals.COMMITMENT_CLOSED();
  if (obstacle === 'LEVEL') throw refusals.COMMITMENT_LEVEL();
  if (obstacle !== null) throw refusals.COMMITMENT_APPLIED_BEFORE({ order: newest?.receipt_number ?? '' });
  const { id } = await tx.one<{ id: bigint }>(
    `insert into commitment_application (member_id, commitment_id, receipt_number, statement, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [memberId, commitmentId, receiptNumber(now), statement, now],
  );
  return getApplication(tx, id);
}
