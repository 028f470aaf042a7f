/** Decides applications and claims their free packages. */
import type { CommitmentStatus, domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { notBefore, type Operation } from '../../ledger/idempotency.ts';
import { writeDecision } from '../../operator/decide-order.ts';
import type { Services } from '../../services/services.ts';
import { findPackage as findInsurance, grantContract } from '../insurance/index.ts';
import { runMemberOperation } from '../member/index.ts';
import {
  operationName,
  getApplication,
  toApplicationView,
  type ApplicationRow,
  type ApplicationView,
} from './orders.ts';
import { refusals } from './refusals.ts';
import { getClaimBlockingReason, findPackage, getEligibility } from './rules.ts';
import { states } from './states.ts';

type Request = ParsedRequestOf<(typeof domains)['commitment']['receiveCommitmentPackage']>;

const applications = { table: 'commitment_application', states };

/**
 * Decides an application: its free package can be claimed, or the member may apply again. Returns undefined if it was
 * already decided.
 */
export async function decide(
  db: Queryable,
  id: bigint,
  decision: { readonly to: CommitmentStatus; readonly reason?: string | undefined; readonly now: Date },
): Promise<ApplicationRow | undefined> {
  const decided = await writeDecision(db, applications, id, decision);
  return decided && getApplication(db, id);
}

/** Claims the free package of an approved application. Refused like {@link claimPackage}. */
export function claim(services: Services, memberId: bigint, data: Request): Promise<ApplicationView> {
  const request = { memberId, action: operationName, data, input: { id: data.id } };
  return runMemberOperation<ApplicationView>(services, request, async (operation) =>
    toApplicationView(await claimPackage(operation, memberId, BigInt(data.id))),
  );
}

/**
 * Grants a member the free package of an application. Refused with COMMITMENT_APPLICATION_UNKNOWN (also for another
 * member's), COMMITMENT_NOT_APPROVED, COMMITMENT_CLAIMED, COMMITMENT_LEVEL or COMMITMENT_RUNNING.
 */
export async function claimPackage(
  operation: Operation,
  memberId: bigint,
  id: bigint,
): Promise<ApplicationRow> {
  const { tx } = operation;
  const row = await tx.maybe<ApplicationRow>(
    'select * from commitment_application where id = $1 and member_id = $2 for update',
    [id, memberId],
  );
  if (row === undefined) throw refusals.COMMITMENT_APPLICATION_UNKNOWN();
  const commitment = await findPackage(tx, row.commitment_id);
  const insurancePackage = commitment && (await findInsurance(tx, commitment.packageId));
  if (commitment === undefined || insurancePackage === undefined)
    throw new Error(`application ${id} has no package`);
  switch (getClaimBlockingReason(commitment, row, await getEligibility(tx, memberId))) {
    case 'CLAIMED':
      throw refusals.COMMITMENT_CLAIMED();
    case 'LEVEL':
      throw refusals.COMMITMENT_LEVEL();
    case 'RUNNING':
      throw refusals.COMMITMENT_RUNNING();
    case 'NOT_APPLIED':
    case 'NOT_APPROVED':
      throw refusals.COMMITMENT_NOT_APPROVED();
    // Stryker disable next-line ConditionalExpression: null leaves the switch either way
    case null:
      break;
  }
  const claiming = notBefore(operation, row.decided_at ?? operation.now);
  const contract = await grantContract(claiming, memberId, insurancePackage, commitment.kind);
  await tx.one(
    `update commitment_application set claimed_at = $2, contract_id = $3
     where id = $1 and status = 'APPROVED' and claimed_at is null and decided_at <= $2 returning id`,
    [id, claiming.now, contract.id],
  );
  return getApplication(tx, id);
}
