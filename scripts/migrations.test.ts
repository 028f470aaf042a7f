/** Migrations run while members use the portal, so none may lock a table for long. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProblems } from './migration-locks.ts';

const folder = join(import.meta.dirname, '..', 'platform', 'migrations');
/** The files of the folder itself: the bridge has migrations from before these rules. */
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const before = (name: string): string[] => names.slice(0, names.indexOf(name)).map(textOf);

describe('a migration', () => {
  it.each(names)('%s does not block calls of members', (name) => {
    expect(findProblems(textOf(name), before(name))).toEqual([]);
  });

  it.each([
    ['create index a_n on a (n);', "write 'index concurrently'"],
    ['create unique index concurrently a_n on a (n);', "say '-- migrate: concurrently'"],
    ['-- migrate: concurrently\ncreate table b (n int);', 'creates and drops indexes only'],
    ['drop index a_n;', "write 'index concurrently'"],
    ['alter table a add constraint positive check (n > 0);', "add the constraint 'not valid'"],
    [
      'alter table a add column m int, add constraint positive check (n > 0);',
      "add the constraint 'not valid'",
    ],
    ['alter table only a add foreign key (n) references b (n);', "add the constraint 'not valid'"],
    [
      'alter table a add constraint positive check (n > 0) not valid; alter table a validate constraint positive;',
      'validate it in the next migration',
    ],
    ['alter table a add column m int references b (m);', "then its constraint 'not valid'"],
    ['alter table a add m int not null;', 'add the column nullable, or with a default'],
    ['alter table a add column m bigserial;', 'fill it in batches'],
    ['alter table a add column m int generated always as (n + 1) stored;', 'fill it in batches'],
    ['alter table a add column m uuid default gen_random_uuid();', 'fill it in batches'],
    ['alter table a alter column n set not null;', 'is not null) not valid'],
    ['ALTER TABLE a\n  ALTER COLUMN n TYPE bigint;', 'add a column of the new type'],
    ['alter table a alter n set data type bigint;', 'add a column of the new type'],
    ["do $$ begin execute 'x'; alter table a alter n set not null; end $$;", 'is not null) not valid'],
    ['alter table a drop column n;', "say '-- migrate: contract'"],
    ['alter table a rename column n to m;', "say '-- migrate: contract'"],
    ['alter table a disable trigger kept;', 'leave the trigger on'],
    ['update a set m = n;', 'change some rows at a time'],
    ['delete from only a where n = 1;', 'change some rows at a time'],
    ['drop table a;', "say '-- migrate: contract'"],
  ])('is rejected when it locks: %s', (sql, problem) => {
    expect(findProblems(sql)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    'create table a (n int primary key, m int not null references b (m)); create index a_m on a (m);',
    '-- migrate: concurrently\ncreate index concurrently a_n on a (n);\ndrop index concurrently if exists a_m;',
    'alter table a add column m int;',
    "alter table a add column m text not null default '', add column at timestamptz default now();",
    'alter table a add constraint positive check (n > 0) not valid;',
    'alter table a validate constraint positive;',
    'alter table a add constraint a_key unique using index a_n;',
    'alter table a drop constraint positive;',
    '-- migrate: contract\nalter table a drop column n; drop table b;',
    '-- migrate: batches\nupdate a set m = n where n in (select n from a where m is null limit 1000);',
    'create function f() returns void language plpgsql as $$ begin create index x on a (n); end $$;',
    '-- No index: create index x on a (n);\nselect 1;',
  ])('is accepted when it does not lock: %s', (sql) => {
    expect(findProblems(sql)).toEqual([]);
  });

  const chained = `create function chain() returns void language sql as $$ update a set n = n + 1 $$;
    create function chain_all() returns void language plpgsql as $body$ begin perform chain(); end $body$;
    create function total() returns bigint language sql stable as $$ select sum(n) from a $$;
    create function keep() returns trigger language plpgsql as $$ begin insert into kept values (1); return new; end $$;`;

  it.each([
    'select chain();',
    'select n, chain_all ( ) from a;',
    'do $$ begin if true then perform CHAIN_all(); end if; end $$;',
    'create or replace function total() returns bigint language sql as $$ delete from a returning n $$; select total();',
  ])('is rejected when it calls a function that changes rows: %s', (sql) => {
    expect(findProblems(sql, [chained])).toEqual([
      expect.stringMatching(/(?:chain|chain_all|total) changes rows: say '-- migrate: batches'/),
    ]);
  });

  it.each([
    'select total();',
    'create trigger kept after insert on a for each row execute function keep();',
    'drop trigger kept on a; comment on function chain() is null;',
    'create or replace function chain() returns void language sql as $$ update a set n = n + 2 $$;',
    '-- migrate: batches\nselect chain() from a where n < 7 limit 100;',
  ])('may mention such a function otherwise: %s', (sql) => {
    expect(findProblems(sql, [chained])).toEqual([]);
  });

  it('fails when it hashes all postings by a function', () => {
    expect(findProblems('select ledger_chain_history();', names.map(textOf))).toEqual([
      expect.stringContaining('ledger_chain_history changes rows'),
    ]);
  });
});

describe('the bridge to the baseline', () => {
  const bridge = join(folder, 'bridge');
  const chain = readFileSync(join(bridge, 'chain.sha256'), 'utf8').trim().split('\n');

  it('contains the rest of the old chain, unchanged', () => {
    const files = readdirSync(bridge)
      .filter((name) => name.endsWith('.sql') && name !== '0129_baseline.sql')
      .sort();
    const checksums = files.map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(bridge, name)));
      return `${hash.digest('hex')}  ${name}`;
    });
    expect(checksums).toEqual(chain.slice(77));
  });

  it('starts from a chain that no build takes for the baseline', () => {
    expect(chain).toHaveLength(128);
    for (const name of names)
      expect(chain.join('\n')).not.toContain(createHash('sha256').update(textOf(name)).digest('hex'));
  });
});
