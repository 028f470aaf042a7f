/** SQL for the items of a bonus source: which rows are items, and whether each is counted. */
import type { AuditCheck } from '../ledger/audit-plan.ts';
import type { BonusSource } from './bonus-source.ts';

/** SQL for the number of an item. */
export const itemNumberSql = ({ number = 'o.id' }: BonusSource): string => number;

/** SQL for the table of an item `o` with its joins. */
export const itemTablesSql = ({ table, joins = '' }: BonusSource): string => `${table} o ${joins}`;

/** SQL that is true for an item. */
export const isItem = ({ where = 'true', amount }: BonusSource): string => `(${where}) and (${amount}) <> 0`;

/** SQL for the first instant of a business day (GMT+8). `date` is SQL for a `date`. */
const startOf = (date: string): string => `((${date})::timestamp - interval '8 hours') at time zone 'UTC'`;

/** SQL that is true for an item on a business day. `date` is SQL for a `date`. */
export const isOfDay = ({ day }: BonusSource, date: string): string =>
  'date' in day
    ? `${day.date} = ${date}`
    : `${day.instant} >= ${startOf(date)} and ${day.instant} < ${startOf(`${date} + 1`)}`;

/** SQL that is true for an item before a business day. `date` is SQL for a `date`. */
export const isBefore = ({ day }: BonusSource, date: string): string =>
  'date' in day ? `${day.date} < ${date}` : `${day.instant} < ${startOf(date)}`;

/**
 * Checks that every item which a run must have counted is counted with its amount. Items committed while the last run
 * read belong to the next run.
 */
export function countedCheck(source: BonusSource): AuditCheck {
  const number = itemNumberSql(source);
  return {
    name: `${source.name}-uncounted`,
    table: source.table,
    wrong: `exists (
      select from (select o.*) o ${source.joins ?? ''} cross join bonus_source s
      cross join lateral (
        select c.final_id, r.business_date from bonus_cut c join bonus_run r on r.id = c.run_id
        where c.source_id = s.id order by c.run_id desc limit 1
      ) cut
      where s.name = '${source.name}' and ${isItem(source)}
        and ${number} <= cut.final_id and ${isBefore(source, '(cut.business_date + 1)')}
        and not (${number} <= s.first_id and ${isBefore(source, '(s.first_date + 1)')})
        and not exists (select from bonus_counted c
          where c.source_id = s.id and c.item_id = ${number} and c.amount = ${source.amount}))`,
  };
}
