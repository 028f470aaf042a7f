/**
 * Finds statements of a migration that lock a table in use for long, or remove what the previous release still uses. It
 * matches text and does not parse SQL: it recognizes the forms in which migrations are written.
 */

/** Removes comments and the bodies of functions; the body of a `do` block stays, because it runs. */
const plain = (sql: string): string =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\bdo \$\$([\s\S]*?)\$\$/gi, '$1')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .toLowerCase();

const statementsOf = (sql: string): string[] =>
  plain(sql)
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** A function's name, the text before its body, and the body. */
const definition =
  /create (?:or replace )?(?:function|procedure) (\w+)\s*\(([^;$]*)\$(\w*)\$([\s\S]*?)\$\3\$/gi;
const write =
  /\b(?:insert into|delete from|truncate|merge into|alter table|update (?:only )?[\w".%]+ (?:(?:as )?\w+ )?set)\b/;

/** Whether one of the functions is called; a trigger that is made to execute one calls nothing yet. */
const callsAny = (names: ReadonlySet<string>, text: string): string | undefined =>
  Array.from(text.matchAll(/(?<!\b(?:function|procedure|into) )\b(\w+)\s*\(/g), ([, name = '']) => name).find(
    (name) => names.has(name),
  );

/** The functions of a chain of migrations that change rows, themselves or by another one that they call. */
function writersOf(chain: readonly string[]): ReadonlySet<string> {
  const bodies = chain.flatMap((sql) =>
    Array.from(
      sql.replaceAll(/--.*$/gm, '').matchAll(definition),
      ([, name = '', head = '', , body = '']) => ({
        name: name.toLowerCase(),
        isVolatile: !/\b(?:immutable|stable)\b/i.test(head),
        body: body.toLowerCase().replaceAll(/\s+/g, ' '),
      }),
    ),
  );
  const writers = new Set<string>();
  for (let before = -1; before !== writers.size;) {
    before = writers.size;
    for (const { name, isVolatile, body } of bodies)
      if (isVolatile && (write.test(body) || callsAny(writers, body) !== undefined)) writers.add(name);
  }
  return writers;
}

/** The parts of an `alter table`, separated by commas outside parentheses. */
function actionsOf(actions: string): string[] {
  let depth = 0;
  const separated = actions.replaceAll(/[(),]/g, (character) => {
    if (character === '(') depth++;
    if (character === ')') depth--;
    return character === ',' && depth === 0 ? '\n' : character;
  });
  return separated.split('\n').map((part) => part.trim());
}

/** The problem of one part of an `alter table` on a table with rows, and what to write instead. */
function findActionProblem(action: string, isContract: boolean): string | undefined {
  const isColumn = /^add (?!constraint|check|foreign|unique|primary|exclude)/.test(action);
  if (action.startsWith('add ') && !isColumn)
    return / not valid$| using index /.test(action)
      ? undefined
      : "add the constraint 'not valid', and validate it in the next migration";
  if (isColumn && /\b(unique|primary key|references|check)\b/.test(action))
    return "add the column alone, then its constraint 'not valid'";
  if (isColumn && /\b(stored|identity|(small|big)?serial)\b/.test(action))
    return 'add the column empty, and fill it in batches';
  if (isColumn && /\bdefault\b.*\(/.test(action) && !/\bdefault now\(\)/.test(action))
    return 'a default that is computed for each row rewrites the table: fill it in batches';
  if (isColumn && /\bnot null\b/.test(action) && !/\bdefault\b/.test(action))
    return 'add the column nullable, or with a default';
  if (/\bset not null\b/.test(action))
    return "add 'check (… is not null) not valid', and validate it in the next migration";
  if (/^alter (column )?\S+ (set data )?type\b/.test(action))
    return 'add a column of the new type, fill it in batches, and contract in the next release';
  if (/^(dis|en)able trigger\b/.test(action))
    return 'it holds up every write until the migration ends: leave the trigger on';
  const takesAway = /^(rename\b|drop (?!constraint|expression|identity|not null|default))/;
  if (!isContract && takesAway.test(action)) return "say '-- migrate: contract', in the release after";
  return undefined;
}

/**
 * Problems of a migration, one sentence each; empty if it can run while members use the portal. `earlier` are previous
 * migrations, whose functions it may call.
 */
export function findProblems(sql: string, earlier: readonly string[] = []): string[] {
  const writers = writersOf([...earlier, sql]);
  const form = /^-- migrate:\s*(\S+)/m.exec(sql)?.[1];
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []),
  );
  const isAdding = statements.some((one) => /\badd constraint\b.* not valid/.test(one));
  return statements.flatMap((statement) => {
    const say = (problem: string | undefined): string[] =>
      problem === undefined ? [] : [`${statement.slice(0, 70)} … ${problem}`];
    const isIndex = /^(create (unique )?index|drop index)\b/.test(statement);
    if (form === 'concurrently' && !isIndex)
      return say('a migration that runs concurrently creates and drops indexes only');
    if (isIndex) {
      if (created.has(/ on (?:only )?(\w+)/.exec(statement)?.[1] ?? '')) return [];
      if (!/ index concurrently\b/.test(statement)) return say("write 'index concurrently'");
      return form === 'concurrently' ? [] : say("say '-- migrate: concurrently'");
    }
    if (form !== 'contract' && /^drop (table|view|function|type)\b/.test(statement))
      return say("say '-- migrate: contract', in the release after");
    const changed = /^(?:update|delete from) (?:only )?(\w+)/.exec(statement)?.[1];
    if (changed !== undefined && form !== 'batches' && !created.has(changed))
      return say("say '-- migrate: batches', and change some rows at a time");
    const called = form === 'batches' ? undefined : callsAny(writers, statement);
    if (called !== undefined)
      return say(`${called} changes rows: say '-- migrate: batches', and change some rows at a time`);
    const altered = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(statement);
    if (altered === null || created.has(altered[1] ?? '')) return [];
    return actionsOf(altered[2] ?? '').flatMap((action) => {
      if (isAdding && action.startsWith('validate constraint'))
        return say('validate it in the next migration: this one still holds the lock that adding it took');
      return say(findActionProblem(action, form === 'contract'));
    });
  });
}
