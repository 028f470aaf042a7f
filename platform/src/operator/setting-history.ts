/** Checks that settings match their history and that the history is unchanged. */
import type { AuditCheck } from '../ledger/audit-plan.ts';
import { sealCheck, stateCheck } from '../ledger/order-checks.ts';

/** No later entry exists for the same row of settings. */
const isLast = `not exists (select from setting_change c
  where c.table_name = o.table_name and c.key = o.key and c.id > o.id)`;

export const settingChecks: readonly AuditCheck[] = [
  {
    // A column that a migration added later is recorded with the next change.
    name: 'setting-changed',
    table: 'setting_change',
    wrong: `${isLast} and case when o.setting is null then setting_now(o) is not null
      else setting_now(o) is null or exists (select from jsonb_each(o.setting) was
        where setting_now(o) ? was.key and setting_now(o) -> was.key is distinct from was.value) end`,
  },
  {
    name: 'setting-unrecorded',
    table: 'setting_change',
    wrong: `o.id = (select max(id) from setting_change c where c.table_name = o.table_name)
      and settings_in(o.table_name) <> (select count(*) from (
        select distinct on (c.key) c.setting from setting_change c where c.table_name = o.table_name order by c.key, c.id desc
      ) last where last.setting is not null)`,
  },
  {
    name: 'setting-history-cut',
    table: 'setting_change_head',
    wrong: `(select (c.id, c.hash) from setting_change c order by c.id desc limit 1) is distinct from (o.last, o.hash)`,
  },
  {
    name: 'setting-history-broken',
    table: 'setting_change',
    wrong: `o.hash <> setting_hash((select c.hash from setting_change c where c.id < o.id order by c.id desc limit 1), o)`,
  },
];

/** SQL that is true if a setting `c` has the values of a scheduled change `o` in the same row. */
const isSet = `c.table_name = o.place and not exists (
  select from jsonb_each_text(o.key || o.columns) wanted where c.setting ->> wanted.key is distinct from wanted.value)`;

/** Checks scheduled changes: an operator made each, and it was applied once, not before its day. */
export const scheduledChecks: readonly AuditCheck[] = [
  sealCheck('scheduled-setting', 'scheduled_setting', 'id place key columns starts_on created_at action_id'),
  stateCheck('scheduled-setting', 'scheduled_setting', 'applied_at change_id'),
  {
    // Changes of earlier releases are found by their time, and their actions do not contain their ids.
    name: 'scheduled-setting-unrecorded',
    table: 'scheduled_setting',
    wrong: `not exists (select from operator_action a
      where (a.id = o.action_id or o.action_id is null) and a.at = o.created_at
        and (o.action_id is null or a.after ->> 'scheduled_setting' = o.id::text)
        and coalesce(a.after -> 'columns', o.columns) = o.columns and coalesce(a.after ->> 'starts_on', o.starts_on::text) = o.starts_on::text)
      or o.starts_on <> business_date(o.created_at) + 1`,
  },
  {
    name: 'scheduled-setting-misapplied',
    table: 'scheduled_setting',
    wrong: `o.applied_at is null and o.change_id is not null or o.applied_at is not null and (
      business_date(o.applied_at) < o.starts_on
      or not exists (select from setting_change c where (c.id = o.change_id or o.change_id is null) and ${isSet})
      or exists (select from scheduled_setting s where s.change_id = o.change_id and s.id <> o.id))`,
  },
  {
    name: 'scheduled-setting-missing',
    table: 'operator_action',
    wrong: `o.after ? 'scheduled_setting'
      and not exists (select from scheduled_setting s where s.action_id = o.id and s.id = (o.after ->> 'scheduled_setting')::bigint)`,
  },
];

/**
 * SQL that is true for an order `o` whose terms differ from the row of settings at the time of the sale, with a
 * tolerance of a minute around a change. Changes applied before history was kept are ignored.
 */
export function termsDiffer(table: string, id: string, at: string, columns: readonly string[]): string {
  const differs = (sign: '+' | '-'): string =>
    `(select setting_at('${table}', jsonb_build_object('id', ${id}), ${at} ${sign} interval '1 minute') as setting) was
      where ${columns.map((name) => `(was.setting ->> '${name}')::bigint is distinct from o.${name}`).join(' or ')}`;
  return `exists (select from ${differs('-')}) and exists (select from ${differs('+')})
    and not exists (select from scheduled_setting s where s.place = '${table}' and s.applied_at is not null and s.change_id is null)`;
}
