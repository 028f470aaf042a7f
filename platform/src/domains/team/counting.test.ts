import { beforeAll, describe, expect, it } from 'vitest';
import { measureWork } from '../../../test/plans.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { countSome } from './counting.ts';
import { searchTeam } from './lists.ts';
import { loadCounts, loadNodes } from './nodes.ts';
import { addChain, count } from './team.fixture.ts';

/** Many members in addition to those of a test, all of them below one member. */
const others = [
  `insert into member (id, user_name, country_code, password_hash, transaction_password_hash, referral_id, sponsor_id, depth,
     sponsor_path, created_at) overriding system value
   select 500000 + n, 'link_other' || n, 'ID', 'x', 'x', 'REF' || n, case when n > 0 then 500000 end, (n > 0)::int,
     case when n > 0 then '{500000}'::bigint[] else '{}' end, '2026-01-01Z' from generate_series(0, 20000) n`,
  'insert into team_member (id, sponsor_id, counted) select id, sponsor_id, true from member where id >= 500000',
  'insert into team_name select sponsor_id, user_name_key, id from member where id > 500000',
];

onEachPlatform('the sizes of teams', (suite) => {
  const database = () => suite.platform.services.database;
  const audited = (tx: Transaction) => auditLedger(tx, platformAuditPlan);
  /** Counts the members below each by walking the tree, next to the platform's numbers. */
  const compare = (db: Queryable) =>
    db.query<{ id: bigint; direct: number; team: number }>(
      `with recursive below as (
         select id as top, id, 0 as generation from member
         union all select below.top, m.id, generation + 1 from below join member m on m.sponsor_id = below.id
       )
       select top as id, count(*) filter (where generation = 1)::int as direct, count(*) filter (where generation > 0)::int as team
       from below group by top`,
    );

  it('stay exact while members join and are counted at the same time', async () => {
    const first = await suite.platform.addMember('first');
    const joined: TestMember[] = [first];
    const looks: Promise<void>[] = [];
    const look = () =>
      database().transaction(
        async (tx) => {
          for (const { id, direct, team } of await compare(tx))
            expect(await loadCounts(tx, id)).toEqual({ directCount: direct, teamCount: team });
        },
        { isolation: 'repeatable read' },
      );
    for (let round = 0; round < 6; round += 1) {
      const added = Array.from({ length: 5 }, (_, index) =>
        suite.platform.addMember(`member_${round}_${index}`, {
          sponsor: joined[(round * 7 + index * 3) % joined.length] ?? first,
        }),
      );
      looks.push(look());
      // Two processes count at once.
      await Promise.all([count(suite), count(suite), ...added]);
      joined.push(...(await Promise.all(added)));
    }
    await Promise.all(looks);
    await count(suite);
    await look();
    expect(await loadCounts(database(), first.id)).toMatchObject({ teamCount: 30 });
    expect(await database().transaction(audited)).toEqual({ total: 0, violations: [] });
  });

  describe('that someone changed past the platform are found by the audit:', () => {
    it.each([
      ['a total', 'team-count-wrong', 'update team_member set team_count = team_count + 1'],
      [
        'a total of qualified members',
        'team-count-wrong',
        'update team_member set qualified_team = qualified_team + 1',
      ],
      ['a mark', 'team-qualified-wrong', 'update team_member set qualified = true'],
      ['a member counted twice', 'team-count-wrong', 'update team_member set counted = false'],
      ['a deleted place', 'team-place-wrong', 'delete from team_member'],
      ['another sponsor in the tree', 'team-place-wrong', 'update team_member set sponsor_id = id - 1'],
      ['another sponsor', 'team-place-wrong', 'update member set sponsor_id = id - 1'],
      ['a line of sponsors', 'team-place-wrong', "update member set sponsor_path = '{}'"],
    ])('%s', async (_what, found, sql) => {
      await count(suite);
      const undo = new Error('undo');
      let kinds: string[] = [];
      await database()
        .transaction(async (tx) => {
          await tx.query('set local session_replication_role = replica');
          expect(await tx.execute(`${sql} where id = (select max(id) from member)`)).toBe(1);
          kinds = (await audited(tx)).violations.map(({ kind }) => kind);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      expect(kinds).toContain(found);
    });
  });

  describe('and names are read at the same cost at any depth', () => {
    let chain: TestMember[];
    beforeAll(async () => {
      chain = await addChain(suite, 'link_', 130);
      for (let counted = 1; counted > 0;) counted = await database().transaction(countSome);
      await database().transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        for (const sql of others) await tx.execute(sql);
      });
      await database().query('analyze');
    });

    it.each([0, 60, 120])('%i generations down', async (depth) => {
      const { id } = chain[depth] ?? expect.unreachable();
      const below = chain[depth + 1]?.id ?? expect.unreachable();
      const opened = await measureWork(database(), 'team_member', (db) => loadNodes(db, id, [below]));
      expect(opened.indexes).not.toContain(undefined);
      expect(opened.rows).toBeLessThan(5);
      const found = await measureWork(database(), 'team_name', (db) =>
        searchTeam(db, id, { keyword: 'link_', pageSize: 5, cursor: undefined }),
      );
      expect(found.indexes).toEqual(new Set(['team_name_pkey']));
      expect(found.rows).toBeLessThan(10);
    });
  });
});
