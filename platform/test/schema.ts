/** The schema of a database as text, to compare it with another one. */
import type { Queryable } from '../src/database/database.ts';

/**
 * Parentheses are ignored: PostgreSQL drops redundant ones when a dump is restored. So are the spaces of function bodies'
 * ends.
 */
const normalize = (text: string): string => text.replaceAll(/[()]/g, '');

/** Every object of the schema `public` on a line, sorted. */
export async function describeSchema(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ text: string }>(
    `select format('column %s.%s %s %s %s %s %s %s %s %s', c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, a.attstorage, o.collname,
         pg_get_expr(d.adbin, d.adrelid)) as text
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_collation o on o.oid = a.attcollation
       left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and c.relkind in ('r', 'v', 'c', 'p', 'm')
     union all
     select format('%s %s %s %s', c.relkind, c.relname, c.reloptions, obj_description(c.oid, 'pg_class'))
       from pg_class c where c.relnamespace = 'public'::regnamespace
     union all
     select format('sequence %s %s %s %s %s', sequencename, data_type, start_value, increment_by, max_value)
       from pg_sequences where schemaname = 'public'
     union all
     select format('constraint %s.%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), condeferrable, condeferred)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select format('index %s', pg_get_indexdef(indexrelid)) from pg_index join pg_class c on c.oid = indexrelid
       where c.relnamespace = 'public'::regnamespace
     union all
     select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
     union all
     select format('function %s', pg_get_functiondef(oid)) from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all
     select format('aggregate %s %s', p.oid::regprocedure, g.aggtransfn) from pg_proc p join pg_aggregate g on g.aggfnoid = p.oid
       where p.pronamespace = 'public'::regnamespace
     union all
     select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'`,
  );
  return rows.map(({ text }) => normalize(text)).sort();
}
