/** Pages of a member's team. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { refuseField } from '../../messages/index.ts';
import { loadNodes } from './nodes.ts';
import { maxUncounted, requireBelow } from './tree.ts';

type Team = (typeof domains)['team'];
type Page = AnswerOf<Team['searchOrganization']>;

/** A row of a page and its position. */
interface FoundRow {
  readonly id: bigint;
  readonly cursor: string;
}

/** Turns the ids of a page (plus one if there is a next page) into the page. */
async function cutTeamPage(
  db: Queryable,
  memberId: bigint,
  pageSize: number,
  found: readonly FoundRow[],
): Promise<Page> {
  const shown = found.slice(0, pageSize);
  const cursors = new Map(shown.map(({ id, cursor }) => [id.toString(), cursor]));
  const nodes = await loadNodes(
    db,
    memberId,
    shown.map(({ id }) => id),
  );
  return {
    records: nodes.map((node) => ({ ...node, cursor: cursors.get(node.id) ?? '' })),
    hasMore: found.length > pageSize,
  };
}

/** Parses numbers in base 36 separated by dashes. Refused, naming the field, unless the platform issued them. */
function parseCursor(cursor: string, count: number): bigint[] {
  const parts = cursor.split('-');
  if (parts.length !== count || !parts.every((part) => /^[0-9a-z]{1,10}$/.test(part)))
    throw refuseField('cursor', 'cursor');
  return parts.map((part) => BigInt(parseInt(part, 36)));
}

/** Returns the members whom a member invited, newest first or largest team first. */
export async function listInvited(
  db: Queryable,
  memberId: bigint,
  { id, sort, pageSize, cursor }: ParsedRequestOf<Team['getOrganizationInfoByUserId']>,
): Promise<Page> {
  const sponsorId = id == null ? memberId : BigInt(id);
  if (sponsorId !== memberId) await requireBelow(db, memberId, sponsorId);
  const params: SqlValue[] = [sponsorId, pageSize + 1];
  if (sort === 'JOINED') {
    if (cursor !== undefined) params.push(...parseCursor(cursor, 1));
    const rows = await db.query<{ id: bigint }>(
      `select id from member where sponsor_id = $1 ${cursor === undefined ? '' : 'and id < $3'}
       order by sponsor_id, id desc limit $2`,
      params,
    );
    return cutTeamPage(
      db,
      memberId,
      pageSize,
      rows.map((row) => ({ id: row.id, cursor: row.id.toString(36) })),
    );
  }
  if (cursor !== undefined) params.push(...parseCursor(cursor, 2));
  const rows = await db.query<{ id: bigint; team_count: number }>(
    `select id, team_count from team_member where sponsor_id = $1
     ${cursor === undefined ? '' : 'and (team_count, id) < ($3, $4)'}
     order by sponsor_id, team_count desc, id desc limit $2`,
    params,
  );
  return cutTeamPage(
    db,
    memberId,
    pageSize,
    rows.map((row) => ({ id: row.id, cursor: `${row.team_count.toString(36)}-${row.id.toString(36)}` })),
  );
}

/** Returns team members whose name begins with a text. The few members not counted yet have no name rows. */
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
  return cutTeamPage(
    db,
    memberId,
    pageSize,
    rows.map((row) => ({ id: row.id, cursor: row.user_name })),
  );
}

/** Returns the line from a member (excluded) down to another of the team; the last 64 of a longer line. */
export async function getLineTo(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<AnswerOf<Team['userOrganizationInfo']>> {
  await requireBelow(db, memberId, id);
  const { path } = await db.one<{ path: bigint[] }>('select sponsor_path as path from member where id = $1', [
    id,
  ]);
  const between = path.slice(path.indexOf(memberId) + 1);
  const nodes = await loadNodes(db, memberId, [...between, id].slice(-64));
  return { records: nodes.map((node) => ({ ...node, cursor: BigInt(node.id).toString(36) })) };
}
