/** Decides applications and claims their free packages. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { notBefore, type Operation } from '../../ledger/idempotency.ts';
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
import { statusesBefore } from './states.ts';

type Request = ParsedRequestOf<(typeof domains)['commitment']['receiveCommitmentPackage']>;

interface Decided {
  readonly member_id: bigint;
  readonly receipt_number: string;
  /** Of its package. */
  readonly name: string;
}

/** Decides an application. Returns undefined if it was already decided. */
const decide = (
  db: Queryable,
  id: bigint,
  status: 'APPROVED' | 'REJECTED',
  reason: string | null,
  now: Date,
): Promise<Decided | undefined> =>
  db.maybe<Decided>(
    `update commitment_application a set status = $2, reason = $3, decided_at = $4
     from commitment_package p where a.id = $1 and a.status = any ($5) and p.id = a.commitment_id
     returning a.member_id, a.receipt_number, p.name`,
    [id, status, reason, now, statusesBefore(status)],
  );

/** Approves an application, so that its free package can be claimed. Returns undefined if it was already decided. */
export const approve = (db: Queryable, id: bigint, now: Date): Promise<Decided | undefined> =>
  decide(db, id, 'APPROVED', null, now);

/** Rejects an application. The member may apply again. Returns undefined if it was already decided. */
export const reject = (db: Queryable, id: bigint, reason: string, now: Date): Promise<Decided | undefined> =>
  decide(db, id, 'REJECTED', reason, now);

/** Claims the free package of an approved application. Refused like {@link claimPackage}. */
export function claim(
  services: Services,
  memberId: bigint,
  { idempotencyKey, id, transactionPassword }: Request,
): Promise<ApplicationView> {
  return runMemberOperation<ApplicationView>(
    services,
    { memberId, action: operationName, idempotencyKey, input: { id }, transactionPassword },
    async (operation) => toApplicationView(await claimPackage(operation, memberId, BigInt(id))),
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
