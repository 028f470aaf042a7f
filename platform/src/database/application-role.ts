/**
 * The database role of the platform's processes. It owns nothing: it reads and writes rows but cannot change tables or
 * triggers. Its privileges are derived from the catalog, so a new table needs no entry here:
 *
 * - A table with a `ledger_forbid_change` row trigger is append-only: the role gets no update or delete privilege that
 *   the trigger forbids.
 * - A table with the comment 'scratch' may be truncated.
 * - `schema_migration` is read-only.
 */
import type { Queryable } from './database.ts';

/** The role cannot be created, or would not protect anything. The message is for the operator. */
export class RoleError extends Error {
  override readonly name = 'RoleError';
}

/** Statements that grant role `$1` the required privileges in the current schema and revoke all others. */
const grants = `
  with kept as (
    select t.tgrelid, bool_or(t.tgtype & 16 <> 0) as from_updates, bool_or(t.tgtype & 8 <> 0) as from_deletes
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'ledger_forbid_change' and t.tgtype & 1 <> 0 and cardinality(t.tgattr::int2[]) = 0
    group by t.tgrelid
  ), relation as (
    select c.oid, format('%I.%I', current_schema, c.relname) as name, c.relname, c.relkind
    from pg_class c where c.relnamespace = quote_ident(current_schema)::regnamespace
  )
  select format(statement, current_schema, $1::text) as sql from (
    select 1 as step, unnest(array[
      'revoke all on all tables in schema %1$I from %2$I',
      'revoke all on all sequences in schema %1$I from %2$I',
      'revoke create on schema %1$I from public, %2$I',
      'grant usage on schema %1$I to %2$I',
      'grant usage, select on all sequences in schema %1$I to %2$I',
      'grant select on all tables in schema %1$I to %2$I',
      'alter default privileges in schema %1$I grant select, insert, update, delete on tables to %2$I',
      'alter default privileges in schema %1$I grant usage, select on sequences to %2$I'])
    union all
    select 2, format('grant %s on %s to %%2$I', concat_ws(', ', 'insert',
        case when k.from_updates is not true then 'update' end,
        case when k.from_deletes is not true then 'delete' end,
        case when obj_description(r.oid, 'pg_class') = 'scratch' then 'truncate' end), r.name)
    from relation r left join kept k on k.tgrelid = r.oid
    where r.relkind in ('r', 'p') and r.relname <> 'schema_migration'
  ) as statements (step, statement) order by step`;

interface Role {
  readonly is_super: boolean;
  readonly is_owner: boolean;
}

/** Owners are the owning role and all its members. */
const roles = `
  select r.rolname as name, r.rolsuper as is_super, pg_has_role(r.oid, c.relowner, 'MEMBER') as is_owner
  from pg_roles r, pg_class c where c.oid = 'schema_migration'::regclass`;

/**
 * Grants the role what the platform's processes need, and creates it if it does not exist. Must be run by the owner of
 * the tables in a transaction. `isNew`: the role was created and has no password. Throws a {@link RoleError} for a role
 * that owns the tables.
 */
export async function grantApplicationRole(
  tx: Queryable,
  role: string,
): Promise<{ readonly isNew: boolean }> {
  await requireOwner(tx);
  const known = await tx.maybe<Role>(`${roles} and r.rolname = $1`, [role]);
  if (known?.is_super === true || known?.is_owner === true)
    throw new RoleError(
      `${role} ${known.is_super ? 'is a superuser' : 'owns the tables'}: choose another role.`,
    );
  if (known === undefined) await createRole(tx, role);
  for (const { sql } of await tx.query<{ sql: string }>(grants, [role])) await tx.query(sql);
  return { isNew: known === undefined };
}

async function createRole(tx: Queryable, role: string): Promise<void> {
  const { may, sql } = await tx.one<{ may: boolean; sql: string }>(
    `select rolsuper or rolcreaterole as may, format('create role %I login', $1::text) as sql
     from pg_roles where rolname = current_user`,
    [role],
  );
  if (!may)
    throw new RoleError(`There is no role ${role}, and this role may not make one: have it created first.`);
  await tx.query(sql);
}

/** Throws a {@link RoleError} if the connection's role may not change the existing schema. */
export async function requireOwner(db: Queryable): Promise<void> {
  const { exists } = await db.one<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (!exists) return;
  const {
    me,
    owner,
    is_owner: isOwner,
  } = await db.one<{ me: string; owner: string; is_owner: boolean }>(
    `select current_user as me, pg_get_userbyid(relowner) as owner, pg_has_role(relowner, 'USAGE') as is_owner
     from pg_class where oid = 'schema_migration'::regclass`,
  );
  if (!isOwner)
    throw new RoleError(
      `${me} is not the owner of the tables, which is ${owner}: only that role changes the schema. Set DATABASE_URL to it for this command.`,
    );
}

/** Whether the connection's role could change tables and triggers. The platform's processes should not be able to. */
export async function ownsTables(db: Queryable): Promise<boolean> {
  const { is_owner: isOwner } = await db.one<{ is_owner: boolean }>(
    `select pg_has_role(relowner, 'MEMBER') as is_owner from pg_class where oid = 'schema_migration'::regclass`,
  );
  return isOwner;
}

/** Roles with earlier grants, found by the default privileges of this schema. */
export async function applicationRoles(db: Queryable): Promise<string[]> {
  const granted = await db.query<{ name: string }>(
    `select distinct r.rolname as name from pg_default_acl d, aclexplode(d.defaclacl) a join pg_roles r on r.oid = a.grantee
     where d.defaclnamespace = quote_ident(current_schema)::regnamespace and d.defaclobjtype = 'r' and a.grantee <> d.defaclrole`,
  );
  return granted.map(({ name }) => name);
}
