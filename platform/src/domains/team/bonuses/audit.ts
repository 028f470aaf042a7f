/** Checks of counted items, bonus lines, their chunks and the ledger. */
import type { AuditCheck } from '../../../ledger/audit-plan.ts';
import { coins } from '../../../ledger/coins.ts';
import { sealCheck, stateCheck } from '../../../ledger/order-checks.ts';
import { digestOfLines } from './compute.ts';
import { scope } from './posting.ts';

/** SQL: whether a journal `o` is of a chunk, or of a held member of one. */
export const claim = `exists (select from bonus_chunk c where c.journal_id = o.id)
  or exists (select from bonus_held h where h.journal_id = o.id)`;

const runOf = (where: string): string =>
  `exists (select from bonus_run r where r.id = o.run_id and ${where})`;

/** The lines of a chunk `o`. */
const lines =
  'bonus_line l where l.run_id = o.run_id and l.member_id between o.first_member and o.last_member';

/** SQL: whether the journal of `o` is not the operation of its chunk with that key, at the time of `o`. */
const wrongJournal = (key: string, run: string): string =>
  `not exists (select from journal j join operation p on p.id = j.operation_id join bonus_run r on r.id = ${run}
    where j.id = o.journal_id and j.created_at = o.posted_at and j.reason = r.business_date::text
      and p.scope = '${scope}' and p.key = r.business_date::text || ':' || ${key})`;

/** SQL of what the journal of `o` credited to members. */
const posted = `(select sum(p.amount) from posting p
  where p.journal_id = o.journal_id and p.version is not null and p.bucket = 'A' and p.coin_id = ${coins.BONUS_POINT})`;

/** SQL: whether the journal of `o` credits another amount to a member, by kind, than these lines `l`. */
const postsOther = (of: string): string =>
  `exists (
    select from (select l.member_id, l.record_type, sum(l.amount) as amount from ${of} group by 1, 2) line
    full join (
      select a.owner_id as member_id, p.record_type, sum(p.amount) as amount from posting p join account a on a.id = p.account_id
      where p.journal_id = o.journal_id and p.version is not null group by 1, 2
    ) posted using (member_id, record_type)
    where line.amount is distinct from posted.amount)`;

/** SQL: whether a run `o` marked its items as it counted them, and still has the marks. */
const isMarked = `o.forgotten_at is null and exists (select from bonus_cut c where c.run_id = o.id)`;

const counting: readonly AuditCheck[] = [
  sealCheck('bonus-cut', 'bonus_cut', 'id run_id source_id max_id next_xact final_id'),
  sealCheck(
    'bonus-new-value',
    'bonus_new_value',
    'id run_id member_id bought came_in owed_before counted_before counted',
  ),
  {
    // The volumes that runs read equal what they marked. Each domain's own check finds unmarked items.
    name: 'bonus-run-miscounted',
    table: 'bonus_run',
    wrong: `${isMarked} and (
      (select (o.items, o.profits, (select coalesce(sum(v.bought), 0) from bonus_new_value v where v.run_id = o.id)) is distinct from (
          count(*), coalesce(sum(c.amount) filter (where not s.is_purchase), 0), coalesce(sum(c.amount) filter (where s.is_purchase), 0))
        from bonus_counted c join bonus_source s on s.id = c.source_id where c.run_id = o.id)
      or o.purchases <> (select coalesce(sum(v.counted), 0) from bonus_new_value v where v.run_id = o.id))`,
  },
  {
    name: 'bonus-new-value-broken',
    table: 'bonus_new_value',
    wrong: `not exists (select from bonus_run r where r.id = o.run_id)
      or (select (o.owed_before, o.counted_before) is distinct from (
          coalesce(max(greatest(v.owed_before - v.bought, 0)), 0)::bigint, coalesce(max(v.counted_before + v.counted), 0)::bigint)
        from (select * from bonus_new_value b where b.member_id = o.member_id and b.run_id < o.run_id order by b.run_id desc limit 1) v)
      or o.counted <> least(greatest(o.bought - o.owed_before, 0), greatest(o.came_in - o.counted_before, 0))`,
  },
  {
    name: 'bonus-day-missing',
    table: 'bonus_run',
    wrong: `exists (select from bonus_run r where r.id < o.id)
      and not exists (select from bonus_run r where r.business_date = o.business_date - 1 and r.id < o.id)`,
  },
  {
    name: 'bonus-cut-of-no-run',
    table: 'bonus_cut',
    wrong: `not ${runOf('true')}`,
  },
];

export const checks: readonly AuditCheck[] = [
  sealCheck('bonus-run', 'bonus_run', 'id business_date rates started_at'),
  stateCheck(
    'bonus-run',
    'bonus_run',
    'is_dated purchases profits items lines amount computed_at forgotten_at',
  ),
  {
    name: 'bonus-rates-differ',
    table: 'bonus_run',
    wrong: 'o.is_dated and o.rates <> bonus_rates(o.business_date)',
  },
  sealCheck('bonus-chunk', 'bonus_chunk', 'id run_id number first_member last_member members lines amount'),
  sealCheck('bonus-held', 'bonus_held', 'id chunk_id member_id amount created_at'),
  ...counting,
  {
    // Every line is in exactly one chunk. Lines are deleted only a while after all were posted.
    name: 'bonus-run-differs',
    table: 'bonus_run',
    wrong: `(select (o.lines, o.amount) is distinct from (coalesce(sum(c.lines), 0)::bigint, coalesce(sum(c.amount), 0)::bigint)
        from bonus_chunk c where c.run_id = o.id)
      or o.forgotten_at is null and o.computed_at is not null and o.lines <> (select count(*) from bonus_line l where l.run_id = o.id)
      or o.forgotten_at is not null and (o.computed_at is null or o.forgotten_at < o.computed_at + interval '30 days'
        or exists (select from bonus_chunk c where c.run_id = o.id and c.journal_id is null))
      or exists (select from bonus_chunk c join bonus_chunk after on after.run_id = c.run_id and after.number = c.number + 1
        where c.run_id = o.id and after.first_member <= c.last_member)`,
  },
  {
    name: 'bonus-lines-differ',
    table: 'bonus_chunk',
    wrong: `${runOf('r.forgotten_at is null')} and (
      (select (o.members, o.lines, o.amount)
        is distinct from (count(distinct l.member_id)::int, count(*)::int, sum(l.amount)::bigint) from ${lines})
      or o.digest is not null and o.digest is distinct from (select ${digestOfLines} from ${lines}))`,
  },
  {
    // The sponsor of each buyer gets a line of exactly what counted.
    name: 'bonus-line-forged',
    table: 'bonus_run',
    wrong: `${isMarked} and exists (
      select from bonus_line l where l.run_id = o.id and (
        l.record_type = 48 and l.volume <> (select coalesce(sum(v.counted), 0) from bonus_new_value v join member m on m.id = v.member_id
          where v.run_id = o.id and m.sponsor_id = l.member_id)
        or l.record_type in (46, 47, 50) and l.volume > o.purchases
        or l.record_type in (42, 43, 44, 45, 49) and l.volume > o.profits
        or l.record_type <> 50 and l.ppm > bonus_ppm(o.rates, l.record_type, case when l.record_type in (48, 49) then l.generation else 7 end)))`,
  },
  {
    name: 'bonus-misposted',
    table: 'bonus_chunk',
    wrong: `not ${runOf('true')} or o.journal_id is not null and (
      ${wrongJournal('o.number', 'o.run_id')}
      or o.amount is distinct from ${posted} + (select coalesce(sum(h.amount), 0) from bonus_held h where h.chunk_id = o.id)
      or ${runOf('r.forgotten_at is null')} and ${postsOther(
        `${lines} and not exists (select from bonus_held h where h.chunk_id = o.id and h.member_id = l.member_id)`,
      )})`,
  },
  {
    name: 'bonus-held-misposted',
    table: 'bonus_held',
    wrong: `not exists (
        select from bonus_chunk c join bonus_run r on r.id = c.run_id
        where c.id = o.chunk_id and c.journal_id is not null and o.member_id between c.first_member and c.last_member
          and (r.forgotten_at is not null
            or o.amount = (select sum(l.amount) from bonus_line l where l.run_id = r.id and l.member_id = o.member_id)))
      or o.journal_id is not null and (
        o.amount is distinct from ${posted}
        or exists (select from posting p join account a on a.id = p.account_id
          where p.journal_id = o.journal_id and p.version is not null and a.owner_id <> o.member_id)
        or exists (select from bonus_chunk c where c.id = o.chunk_id and ${wrongJournal(
          "c.number || ':' || o.member_id",
          'c.run_id',
        )}))`,
  },
];
