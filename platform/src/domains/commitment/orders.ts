/** Rows, views and lists of applications for commitment packages. */
import type { Locale } from '@portal/schema/locales';
import {
  commitmentStatuses,
  type CommitmentStatus,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { localizeReason, localizePageReasons } from '../../messages/index.ts';
import { formatCursor } from '../../orders/cursor.ts';
import { listPage } from '../../orders/list.ts';
import { getApplyBlockingReason, getClaimBlockingReason, listPackages, getEligibility } from './rules.ts';

type Endpoints = (typeof domains)['commitment'];
type Endpoint = Endpoints['commitmentPackageList'];

/** The name of the operation that claims a free package. The ledger distinguishes operations by name. */
export const operationName = 'receiveCommitmentPackage';

/** An application as the endpoint returns it. */
export type ApplicationView = AnswerOf<Endpoints['addCommitmentPackage']>;

/** An application with the name of its package. */
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

/** SQL of rows `o` of commitment_application as {@link ApplicationRow}. */
export const selectApplications = (applications: string): string =>
  `select o.*, c.name from ${applications} o join commitment_package c on c.id = o.commitment_id`;

export const toApplicationView = (row: ApplicationRow): ApplicationView => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
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

/** Returns an application of any member by its id. */
export const getApplication = (db: Queryable, id: bigint): Promise<ApplicationRow> =>
  db.one<ApplicationRow>(selectApplications('(select * from commitment_application where id = $1)'), [id]);

/** Returns the member's newest application for each commitment package. */
export async function listNewestApplications(
  db: Queryable,
  memberId: bigint,
): Promise<ReadonlyMap<bigint, ApplicationRow>> {
  const rows = await db.query<ApplicationRow>(
    selectApplications(`(select a.* from commitment_package p cross join lateral (select * from commitment_application
       where member_id = $1 and commitment_id = p.id order by created_at desc, id desc limit 1) a)`),
    [memberId],
  );
  return new Map(rows.map((row) => [row.commitment_id, row]));
}

/** Returns the packages that are open or that the member applied for, with the reasons that block each. */
async function listPackagesFor(
  db: Queryable,
  memberId: bigint,
  locale: Locale,
): Promise<AnswerOf<Endpoint>['packages']> {
  const newest = await listNewestApplications(db, memberId);
  const eligibility = await getEligibility(db, memberId);
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
        applyBlockingReason: getApplyBlockingReason(one, application, eligibility),
        claimBlockingReason: getClaimBlockingReason(one, application, eligibility),
        application:
          application === undefined ? null : localizeReason(locale, toApplicationView(application)),
      };
    });
}

/** Returns a page of the member's applications, newest first. */
export const listApplications = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<Pick<AnswerOf<Endpoint>, 'records' | 'hasMore'>> =>
  listPage<ApplicationRow, ApplicationView>(db, memberId, data, {
    table: 'commitment_application',
    operations: [operationName],
    ranges: { status: data.status ?? commitmentStatuses },
    select: selectApplications,
    toViews: (rows) => rows.map(toApplicationView),
  });

/** Returns a page of the member's applications, and the packages available to the member. */
export const listCommitmentPackages = async (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<AnswerOf<Endpoint>> => ({
  ...(await localizePageReasons(locale, listApplications(db, memberId, data))),
  packages: await listPackagesFor(db, memberId, locale),
});
