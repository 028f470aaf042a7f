/** Proves the settings: each is what its history says, and nothing of the history was changed. */
import type { AuditCheck } from '../ledger/audit-plan.ts';

/** No later entry is of the same row of settings. */
const isLast = `not exists (select from setting_change c
  where c.table_name = o.table_name and c.key = o.key and c.id > o.id)`;

export const settingChecks: readonly AuditCheck[] = [
  {
    // A column that a migration added since is recorded with the next change.
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
    name: 'setting-history-broken',
    table: 'setting_change',
    wrong: `o.hash <> setting_hash((select c.hash from setting_change c where c.id < o.id order by c.id desc limit 1), o)`,
  },
];
