/**
 * Opening a member's team and searching it among MEMBERS members (1,000,000), by members at the top of the invite tree
 * and more than fifty generations down, through the code of getOrganizationInfoByUserId and searchOrganization. Teams
 * further down are smaller; a page has at most twenty members. Loaded by set-based SQL.
 */
import type { Database } from '../platform/src/database/database.ts';
import { migrate } from '../platform/src/database/migrate.ts';
import { listInvited, searchTeam } from '../platform/src/domains/team/lists.ts';
import { withDatabase } from './lib/database.ts';
import { amount } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';
import { first, members, withoutTimeout, tree } from './team/fixture.ts';

const rounds = amount('ROUNDS', 40, 1);
const fill: readonly string[] = [
  ...tree,
  `insert into team_name (sponsor_id, user_name, member_id)
   with recursive up as (
     select id, user_name_key, sponsor_path as path from member
     union all select up.id, up.user_name_key, m.sponsor_path from up join member m on m.id = up.path[1]
   )
   select s.id, up.user_name_key, up.id from up cross join lateral unnest(up.path) s (id)`,
  `insert into team_member (id, sponsor_id, direct_count, team_count, counted)
   select m.id, m.sponsor_id, coalesce(d.count, 0), coalesce(t.count, 0), true from member m
   left join (select sponsor_id, count(*)::int from member group by 1) d on d.sponsor_id = m.id
   left join (select sponsor_id, count(*)::int from team_name group by 1) t on t.sponsor_id = m.id`,
];

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Members with many below them: near the top, and more than fifty generations down. */
async function findSearchers(db: Database, depths: string): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select m.id from member m join team_member t on t.id = m.id where m.depth ${depths} and t.direct_count >= 20
     order by t.direct_count desc, m.id limit 8`,
  );
  return rows.map(({ id }) => id);
}

await withDatabase(async (db, name) => {
  await migrate(db);
  console.error(`Loading ${members} members into ${name} …`);
  const loading = await time(async () => {
    for (const sql of fill) await withoutTimeout(db, sql);
  });
  await db.session((session) => session.query('vacuum (analyze)'), 1_800_000);
  const { deepest, names } = await db.one<{ deepest: number; names: bigint }>(
    'select max(depth) as deepest, (select count(*) from team_name) as names from member',
  );

  const page = { pageSize: 20, cursor: undefined };
  const open = (id: bigint) => listInvited(db, id, { id: null, sort: 'JOINED', ...page });
  const largest = (id: bigint) => listInvited(db, id, { id: null, sort: 'SIZE', ...page });
  const search = (id: bigint) => searchTeam(db, id, { keyword: 'member', ...page });
  const rank = (id: bigint) =>
    searchTeam(db, id, { keyword: `member${first + members}`.slice(0, 9), ...page });
  const top = await findSearchers(db, '= 1');
  const deep = await findSearchers(db, '> 50');
  const rows = [];
  for (const [what, work] of [
    ['open a member', open],
    ['open, largest first', largest],
    ['search, a prefix of every name', search],
    ['search, a longer prefix', rank],
  ] as const) {
    const taken: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [near, far] = [top[round % top.length], deep[round % deep.length]];
      if (near === undefined || far === undefined)
        throw new Error('too few members to measure at both depths');
      await work(near);
      await work(far);
      taken.push([await time(() => work(near)), await time(() => work(far))]);
    }
    rows.push({
      what,
      'depth 1 (ms)': formatFigure(median(taken.map(([near]) => near))),
      'depth > 50 (ms)': formatFigure(median(taken.map(([, far]) => far))),
      ratio: formatFigure(median(taken.map(([near, far]) => far / near))),
    });
  }
  printTable(`A team among ${members} members, up to ${deepest} generations, on ${name}`, rows);
  saveResults('team', {
    members,
    deepest,
    names: names.toString(),
    loadingSeconds: formatFigure(loading / 1000),
    rows,
  });
});
