/** Writes the tables of bench/README.md from the saved results. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const folder = join(import.meta.dirname, '..', 'bench');
const path = 'bench/README.md';

type Row = Readonly<Record<string, string | number>>;

/** A file of results. */
interface Results {
  readonly commit: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly measurements: unknown;
}

/** `<!-- table: bonuses.rows | what | seconds -->`, the table, and `<!-- end of table -->`. */
const place = /<!-- table: ([\w.]+) \|(.*?) -->\n[\s\S]*?<!-- end of table -->/g;

const readResults = async (name: string): Promise<Results> =>
  JSON.parse(await readFile(join(folder, 'results', `${name}.json`), 'utf8')) as Results;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The rows at a place such as `bonuses.rows`: the list of a file's measurements, or a named one of several. */
function rowsAt({ measurements }: Results, part: string | undefined, at: string): readonly Row[] {
  const rows = part === undefined ? measurements : (measurements as Record<string, unknown>)[part];
  if (!Array.isArray(rows)) throw new Error(`${path}: there are no rows at ${at}.`);
  return rows as readonly Row[];
}

function cellOf(row: Row, column: string, at: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`${path}: ${at} has no column "${column}".`);
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}

async function table(at: string, columns: readonly string[]): Promise<string> {
  const [name = '', part] = at.split('.');
  const results = await readResults(name);
  const rows = rowsAt(results, part, at);
  const { commit, machine } = results;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cellOf(row, column, at)))),
    '',
    `Commit ${commit}; ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}.`,
  ].join('\n');
}

/** The page with every table as the results have it. Throws if a table names rows or columns that no results have. */
export async function benchPage(): Promise<{ readonly path: string; readonly text: string }> {
  const file = join(folder, 'README.md');
  let text = await readFile(file, 'utf8');
  for (const [whole, at = '', names = ''] of text.matchAll(place)) {
    const columns = names.split('|').map((name) => name.trim());
    const marker = whole.slice(0, whole.indexOf('\n'));
    const filled = `${marker}\n\n${await table(at, columns)}\n\n<!-- end of table -->`;
    text = text.replace(whole, () => filled);
  }
  return { path, text: await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }) };
}
