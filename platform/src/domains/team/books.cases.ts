import {
  attackOrder,
  reseal,
  resealState,
  attackState,
  type Attack,
  type AuditAttacks,
} from '../../../test/audit-attacks.ts';
import { seedBroughtAmount, prepareBonusSource, rank, round } from './bonuses/bonuses.fixture.ts';

const run = '(select id from bonus_run where lines > 0 order by id desc limit 1)';
const chunk = `(select id from bonus_chunk where run_id = ${run} order by number limit 1)`;
const line = `ctid = (select min(ctid) from bonus_line where run_id = ${run})`;

const ofRun = (column: string, set: string, found: string): Attack[] =>
  attackOrder('bonus-run', run, column, set, found);
const ofChunk = (column: string, set: string, found: string): Attack[] =>
  attackOrder('bonus-chunk', chunk, column, set, found);

export default {
  prepare: async (suite) => {
    const top = await suite.platform.addMember('bonus_top');
    const middle = await suite.platform.addMember('bonus_middle', { sponsor: top });
    const bottom = await suite.platform.addMember('bonus_bottom', { sponsor: middle });
    await rank(suite, top, 2);
    await rank(suite, middle, 1);
    await prepareBonusSource(suite);
    await round(suite);
    const { date } = await suite.platform.services.database.one<{ date: string }>(
      'select (max(business_date) + 1)::text as date from bonus_run',
    );
    await seedBroughtAmount(suite, date, bottom, 'entrustOverriding', '1000');
    suite.platform.clock.advance(24 * 60 * 60_000);
    await round(suite);
    suite.platform.clock.advance(-24 * 60 * 60_000);
  },
  attacks: [
    ...ofRun('day', "business_date = '2020-01-01'", 'bonus-misposted'),
    [
      'the sum of a bonus run',
      'bonus-run-differs',
      `update bonus_run set amount = amount + 7 where id = ${run}`,
    ],
    ...attackState('bonus-run', 'a bonus run', run, {
      is_dated: 'not is_dated',
      profits: 'profits + 7',
      computed_at: "computed_at - interval '1 hour'",
    }),
    [
      'the rates of a bonus run, with its seal',
      'bonus-rates-differ',
      `update bonus_run set rates[20] = 7 where id = ${run}`,
      reseal('bonus-run'),
    ],
    [
      'a bonus run whose lines are marked as deleted, with its state',
      'bonus-run-differs',
      `update bonus_run set forgotten_at = computed_at + interval '29 days' where id = ${run}`,
      resealState('bonus-run'),
    ],
    ['the rates of a bonus run', 'bonus-run-changed', `update bonus_run set rates[20] = 7 where id = ${run}`],
    [
      'a bonus run that never was computed',
      'bonus-run-differs',
      `update bonus_run set lines = 0, amount = 0 where id = ${run}`,
    ],
    ...ofChunk('amount', 'amount = amount + 7', 'bonus-misposted'),
    ...ofChunk('members', 'last_member = first_member, members = 1', 'bonus-lines-differ'),
    ...ofChunk('number', 'number = number + 100', 'bonus-misposted'),
    [
      'the journal of a chunk',
      'bonus-misposted',
      `update bonus_chunk set journal_id = 1 where id = ${chunk}`,
    ],
    [
      'a chunk that was never posted',
      'journal-without-order',
      `update bonus_chunk set journal_id = null, posted_at = null where id = ${chunk}`,
    ],
    [
      'the time of a chunk',
      'bonus-misposted',
      `update bonus_chunk set posted_at = posted_at - interval '1 day' where id = ${chunk}`,
    ],
    ['a deleted chunk', 'journal-without-order', `delete from bonus_chunk where id = ${chunk}`],
    ['a deleted bonus run', 'bonus-misposted', `delete from bonus_run where id = ${run}`],
    [
      'the amount of a bonus line',
      'bonus-lines-differ',
      `update bonus_line set volume = volume * 2, amount = div(volume::numeric * 2 * ppm, 1000000) where ${line}`,
    ],
    ['the kind of a bonus line', 'bonus-misposted', `update bonus_line set record_type = 43 where ${line}`],
    [
      'the member of a bonus line',
      'bonus-misposted',
      `update bonus_line l set member_id = (select m.member_id from bonus_line m where m.run_id = l.run_id and m.member_id <> l.member_id limit 1), generation = 99 where ${line}`,
    ],
    ['a deleted bonus line', 'bonus-lines-differ', `delete from bonus_line where ${line}`],
    [
      'an invented bonus line',
      'bonus-run-differs',
      `insert into bonus_line (run_id, member_id, record_type, generation, ppm, volume, amount) values (${run}, 1, 49, 1, 1000000, 7, 7)`,
    ],
    [
      'a rate of the bonuses, past the history of settings',
      'setting-changed',
      `update bonus_rate set ppm = ppm * 2 where step = 1`,
    ],
    [
      'whom ranks count, past the history of settings',
      'setting-changed',
      'update bonus_setting set qualifying_value = 1',
    ],
    [
      'a member whom ranks count',
      'team-qualified-wrong',
      'update team_member set qualified = not qualified where id = (select max(id) from member)',
    ],
    [
      'how many qualified members are below a member',
      'team-count-wrong',
      'update team_member set qualified_team = qualified_team + 1 where id = (select max(id) from member)',
    ],
    [
      'what a rank asks for, past the history of settings',
      'setting-changed',
      `update team_rank set team_count = team_count + 1 where level = 3`,
    ],
  ],
} satisfies AuditAttacks;
