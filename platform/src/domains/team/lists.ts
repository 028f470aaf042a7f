/** Pages of a member's team. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Queryable, SqlValue } from '../../database/database.ts';
import { refuseField } from '../../messages/index.ts';
import { nodesOf } from './nodes.ts';
import { maxUncounted, requireBelow } from './tree.ts';

type Team = (typeof domains)['team'];
type Page = ResultOf<Team['searchOrganization']>;

/** A row of a page, and where it stands. */
interface Found {
  readonly id: bigint;
  readonly cursor: string;
}

/** Turns the ids of a page, and one more if another page follows, into the page. */
async function pageOf(
  db: Queryable,
  memberId: bigint,
  pageSize: number,
  found: readonly Found[],
): Promise<Page> {
  const shown = found.slice(0, pageSize);
  const cursors = new Map(shown.map(({ id, cursor }) => [id.toString(), cursor]));
  const nodes = await nodesOf(
    db,
    memberId,
    shown.map(({ id }) => id),
  );
  return {
    records: nodes.map((node) => ({ ...node, cursor: cursors.get(node.id) ?? '' })),
    hasMore: found.length > pageSize,
  };
}

/** Parses numbers of base 36 between dashes; refused, naming the field, where the platform did not issue them. */
function numbersOf(cursor: string, count: number): bigint[] {
  const parts = cursor.split('-');
  if (parts.length !== count || !parts.every((part) => /^[0-9a-z]{1,10}$/.test(part)))
    throw refuseField('cursor', 'cursor');
  return parts.map((part) => BigInt(parseInt(part, 36)));
}

/** Whom a member invited, newest first or the largest team first. */
export async function listInvited(
  db: Queryable,
  memberId: bigint,
  { id, sort, pageSize, cursor }: ParsedRequestOf<Team['getOrganizationInfoByUserId']>,
): Promise<Page> {
  const sponsorId = id == null ? memberId : BigInt(id);
  if (sponsorId !== memberId) await requireBelow(db, memberId, sponsorId);
  const params: SqlValue[] = [sponsorId, pageSize + 1];
  if (sort === 'JOINED') {
    if (cursor !== undefined) params.push(...numbersOf(cursor, 1));
    const rows = await db.query<{ id: bigint }>(
      `select id from member where sponsor_id = $1 ${cursor === undefined ? '' : 'and id < $3'}
       order by sponsor_id, id desc limit $2`,
      params,
    );
    return pageOf(
      db,
      memberId,
      pageSize,
      rows.map((row) => ({ id: row.id, cursor: row.id.toString(36) })),
    );
  }
  if (cursor !== undefined) params.push(...numbersOf(cursor, 2));
  const rows = await db.query<{ id: bigint; team_count: number }>(
    `select id, team_count from team_member where sponsor_id = $1
     ${cursor === undefined ? '' : 'and (team_count, id) < ($3, $4)'}
     order by sponsor_id, team_count desc, id desc limit $2`,
    params,
  );
  return pageOf(
    db,
    memberId,
    pageSize,
    rows.map((row) => ({ id: row.id, cursor: `${row.team_count.toString(36)}-${row.id.toString(36)}` })),
  );
}

/** Members of the team whose name begins with a text. Those who are not counted yet have no row of names and are few. */
export async function searchTeam(
  db: Queryable,
  memberId: bigint,
  { keyword, pageSize, cursor }: ParsedRequestOf<Team['searchOrganization']>,
): Promise<Page> {
  const begin = keyword.toLowerCase();
  if (cursor !== undefined && !/^\w{1,64}$/.test(cursor)) throw refuseField('cursor', 'cursor');
  const range = (name: string): string => `${name} >= $2 and ${name} < $2 || chr(1114111) and ${name} > $3`;
  const rows = await db.query<{ id: bigint; user_name: string }>(
    `with recursive me as (select id, depth from member where id = $1),
       new as (
         select m.id, m.user_name_key collate "C" as user_name, m.sponsor_path as path, m.depth
         from (select id from team_member where not counted order by id limit ${maxUncounted}) t join member m on m.id = t.id
         where ${range('m.user_name_key collate "C"')}
       ),
       up as (
         select id, user_name, path, depth from new
         union all
         select up.id, up.user_name, m.sponsor_path, m.depth from up join member m on m.id = up.path[1]
         where m.depth > (select depth from me)
       )
     select * from (
       (select member_id as id, user_name from team_name where sponsor_id = $1 and ${range('user_name')}
        order by sponsor_id, user_name limit $4)
       union all
       select id, user_name from up where $1 = any (path)
     ) found order by user_name limit $4`,
    [memberId, begin, cursor ?? '', pageSize + 1],
  );
  return pageOf(
    db,
    memberId,
    pageSize,
    rows.map((row) => ({ id: row.id, cursor: row.user_name })),
  );
}

/** The line from a member, left out, down to another of the team, who is the last; of a longer line the last 64. */
export async function lineTo(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<ResultOf<Team['userOrganizationInfo']>> {
  await requireBelow(db, memberId, id);
  const { path } = await db.one<{ path: bigint[] }>('select sponsor_path as path from member where id = $1', [
    id,
  ]);
  const between = path.slice(path.indexOf(memberId) + 1);
  const nodes = await nodesOf(db, memberId, [...between, id].slice(-64));
  return { records: nodes.map((node) => ({ ...node, cursor: BigInt(node.id).toString(36) })) };
}
