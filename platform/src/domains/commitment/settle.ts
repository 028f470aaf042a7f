/** What becomes of an application: approved or rejected, and its free package claimed. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { notBefore, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { findPackage as findInsurance, grantContract } from '../insurance/index.ts';
import { runMemberOperation } from '../member/index.ts';
import { action, applicationById, toOrder, type ApplicationRow, type Order } from './orders.ts';
import { refusals } from './refusals.ts';
import { claimObstacleOf, findPackage, standingOf } from './rules.ts';
import { statusesBefore } from './states.ts';

type Request = ParsedRequestOf<(typeof domains)['commitment']['receiveCommitmentPackage']>;

/** An application that was decided. */
interface Decided {
  readonly member_id: bigint;
  readonly receipt_number: string;
  /** Of its package. */
  readonly name: string;
}

/** Decides an application; undefined when it was already decided. */
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

/** Approves an application: its free package can be claimed. Undefined when it was already decided. */
export const approve = (db: Queryable, id: bigint, now: Date): Promise<Decided | undefined> =>
  decide(db, id, 'APPROVED', null, now);

/** Rejects an application: the member may apply again. Undefined when it was already decided. */
export const reject = (db: Queryable, id: bigint, reason: string, now: Date): Promise<Decided | undefined> =>
  decide(db, id, 'REJECTED', reason, now);

/** Claims the free package of an approved application. Refused like {@link claimPackage}. */
export function claim(
  services: Services,
  memberId: bigint,
  { idempotencyKey, id, transactionPassword }: Request,
): Promise<Order> {
  return runMemberOperation<Order>(
    services,
    { memberId, action, idempotencyKey, input: { id }, transactionPassword },
    async (operation) => toOrder(await claimPackage(operation, memberId, BigInt(id))),
  );
}

/**
 * Gives a member the free package of an application. Refused with COMMITMENT_APPLICATION_UNKNOWN, also for another member's,
 * and with the one of COMMITMENT_NOT_APPROVED, COMMITMENT_CLAIMED, COMMITMENT_LEVEL and COMMITMENT_RUNNING that holds.
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
  const given = commitment && (await findInsurance(tx, commitment.packageId));
  if (commitment === undefined || given === undefined) throw new Error(`application ${id} is for no package`);
  switch (claimObstacleOf(commitment, row, await standingOf(tx, memberId))) {
    case 'CLAIMED':
      throw refusals.COMMITMENT_CLAIMED();
    case 'LEVEL':
      throw refusals.COMMITMENT_LEVEL();
    case 'RUNNING':
      throw refusals.COMMITMENT_RUNNING();
    case 'NOT_APPLIED':
    case 'NOT_APPROVED':
      throw refusals.COMMITMENT_NOT_APPROVED();
    case null:
      break;
  }
  const claiming = notBefore(operation, row.decided_at ?? operation.now);
  const contract = await grantContract(claiming, memberId, given, commitment.kind);
  const claimed = await tx.execute(
    `update commitment_application set claimed_at = $2, contract_id = $3
     where id = $1 and status = 'APPROVED' and claimed_at is null and decided_at <= $2`,
    [id, claiming.now, contract.id],
  );
  if (claimed !== 1) throw new Error(`the free package of application ${id} was claimed before`);
  return applicationById(tx, id);
}
