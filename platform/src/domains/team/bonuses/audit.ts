/** What must hold between the lines of bonuses, the chunks they are posted in, and the ledger. */
import type { AuditCheck } from '../../../ledger/audit-plan.ts';
import { coins } from '../../../ledger/coins.ts';
import { sealCheck } from '../../../ledger/order-checks.ts';
import { scope } from './jobs.ts';

/** SQL that is true for a journal `o` of a chunk. */
export const claim = 'exists (select from bonus_chunk c where c.journal_id = o.id)';

const runOf = (where: string): string =>
  `exists (select from bonus_run r where r.id = o.run_id and ${where})`;

/** The lines of a chunk `o`. */
const lines =
  'bonus_line l where l.run_id = o.run_id and l.member_id between o.first_member and o.last_member';

export const checks: readonly AuditCheck[] = [
  sealCheck('bonus-run', 'bonus_run', ['id', 'business_date', 'rates', 'started_at']),
  sealCheck('bonus-chunk', 'bonus_chunk', [
    'id',
    'run_id',
    'number',
    'first_member',
    'last_member',
    'members',
    'lines',
    'amount',
  ]),
  {
    // Every line is in a chunk, and no chunk has another's.
    name: 'bonus-run-differs',
    table: 'bonus_run',
    wrong: `(select (o.lines, o.amount) is distinct from (coalesce(sum(c.lines), 0)::bigint, coalesce(sum(c.amount), 0)::bigint)
        from bonus_chunk c where c.run_id = o.id)
      or o.forgotten_at is null and o.computed_at is not null and o.lines <> (select count(*) from bonus_line l where l.run_id = o.id)
      or exists (select from bonus_chunk c join bonus_chunk after on after.run_id = c.run_id and after.number = c.number + 1
        where c.run_id = o.id and after.first_member <= c.last_member)`,
  },
  {
    name: 'bonus-lines-differ',
    table: 'bonus_chunk',
    wrong: `${runOf('r.forgotten_at is null')} and (select (o.members, o.lines, o.amount)
        is distinct from (count(distinct l.member_id)::int, count(*)::int, sum(l.amount)::bigint) from ${lines})`,
  },
  {
    name: 'bonus-misposted',
    table: 'bonus_chunk',
    wrong: `o.journal_id is not null and (
      not exists (select from journal j join operation p on p.id = j.operation_id join bonus_run r on r.id = o.run_id
        where j.id = o.journal_id and j.created_at = o.posted_at and j.reason = r.business_date::text
          and p.scope = '${scope}' and p.key = r.business_date::text || ':' || o.number)
      or o.amount is distinct from (select sum(p.amount) from posting p
        where p.journal_id = o.journal_id and p.version is not null and p.bucket = 'A' and p.coin_id = ${coins.BONUS_POINT})
      or ${runOf('r.forgotten_at is null')} and exists (
        select from (select l.member_id, l.record_type, sum(l.amount) as amount from ${lines} group by 1, 2) line
        full join (
          select a.owner_id as member_id, p.record_type, sum(p.amount) as amount from posting p join account a on a.id = p.account_id
          where p.journal_id = o.journal_id and p.version is not null group by 1, 2
        ) posted using (member_id, record_type)
        where line.amount is distinct from posted.amount))`,
  },
];
