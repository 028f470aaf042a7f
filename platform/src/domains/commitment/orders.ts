/** Applications for commitment packages: rows and lists. */
import {
  commitmentStatuses,
  type CommitmentStatus,
  type domains,
  type ParsedRequestOf,
  type ResultOf,
} from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import { explainedIn, pageExplainedIn, type Locale } from '../../messages/index.ts';
import { applyObstacleOf, claimObstacleOf, listPackages, standingOf } from './rules.ts';

type Contract = (typeof domains)['commitment'];
type Endpoint = Contract['commitmentPackageList'];

/** The operation that claims a free package. The ledger tells operations apart by these names. */
export const action = 'receiveCommitmentPackage';

/** An application in the words of the contract. */
export type Order = ResultOf<Contract['addCommitmentPackage']>;

/** A row of the table with the name of its package. */
export interface ApplicationRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly commitment_id: bigint;
  readonly name: string;
  readonly receipt_number: string;
  readonly statement: string;
  readonly status: CommitmentStatus;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly claimed_at: Date | null;
  readonly contract_id: bigint | null;
}

/** SQL of rows `o` of commitment_application as {@link ApplicationRow}, newest first. */
export const detailed = (applications: string): string =>
  `select o.*, c.name from ${applications} o join commitment_package c on c.id = o.commitment_id
   order by o.created_at desc, o.id desc`;

export const toOrder = (row: ApplicationRow): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  commitmentPackageId: row.commitment_id.toString(),
  name: row.name,
  statement: row.statement,
  status: row.status,
  reason: row.reason,
  createTime: row.created_at.getTime(),
  decideTime: row.decided_at?.getTime() ?? null,
  receiveTime: row.claimed_at?.getTime() ?? null,
  buyMatchingId: row.contract_id?.toString() ?? null,
});

/** An application by its id, of any member. */
export const applicationById = (db: Queryable, id: bigint): Promise<ApplicationRow> =>
  db.one<ApplicationRow>(detailed('(select * from commitment_application where id = $1)'), [id]);

/** The member's newest application for each commitment package. */
export async function newestApplications(
  db: Queryable,
  memberId: bigint,
): Promise<ReadonlyMap<bigint, ApplicationRow>> {
  const rows = await db.query<ApplicationRow>(
    detailed(`(select a.* from commitment_package p cross join lateral (select * from commitment_application
       where member_id = $1 and commitment_id = p.id order by created_at desc, id desc limit 1) a)`),
    [memberId],
  );
  return new Map(rows.map((row) => [row.commitment_id, row]));
}

/** The packages that are offered or that the member applied for, with what keeps them from each. */
async function packagesFor(
  db: Queryable,
  memberId: bigint,
  locale: Locale,
): Promise<ResultOf<Endpoint>['packages']> {
  const newest = await newestApplications(db, memberId);
  const standing = await standingOf(db, memberId);
  return (await listPackages(db))
    .filter(({ id, enabled }) => enabled || newest.has(id))
    .map((one) => {
      const application = newest.get(one.id);
      return {
        id: one.id.toString(),
        name: one.name,
        matchingName: one.packageName,
        amount: formatAmount(one.amount),
        contractDays: one.contractDays,
        kind: one.kind,
        minLevel: one.minimumLevel,
        applyObstacle: applyObstacleOf(one, application, standing),
        claimObstacle: claimObstacleOf(one, application, standing),
        application: application === undefined ? null : explainedIn(locale, toOrder(application)),
      };
    });
}

/**
 * A page of the member's applications, newest first. Each state is read from its own index range and the newest rows are
 * merged, so that the last page is as fast as the first.
 */
export async function listOrders(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<Pick<ResultOf<Endpoint>, 'records' | 'hasMore'>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(data.cursor),
    data.pageSize + 1,
    data.status == null ? commitmentStatuses : [data.status],
  ];
  const placed = andPlacedUnder('o.id', [memberScope(memberId, action)], data.idempotencyKey, params);
  const rows = await db.query<ApplicationRow>(
    detailed(`(select o.* from unnest($5::text[]) as state (name)
     cross join lateral (select * from commitment_application o where o.member_id = $1 and o.status = state.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4)`),
    params,
  );
  return pageOf(rows, data.pageSize, toOrder);
}

/** A page of the member's applications, and the packages as the member can have them. */
export const list = async (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<ResultOf<Endpoint>> => ({
  ...(await pageExplainedIn(locale, listOrders(db, memberId, data))),
  packages: await packagesFor(db, memberId, locale),
});
