import { largestPage, type LoadPage } from './pages.ts';

/** Spreadsheets read a file as UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF';

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** What spreadsheets take for the beginning of a formula, full-width forms and white space before it included. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * One field: quoted, and where a spreadsheet would run it as a formula, disarmed with a leading apostrophe.
 * Plain numbers keep their minus.
 */
function field(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180): CRLF lines, every field quoted. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

export interface CsvSource<Row> {
  load: LoadPage<Row>;
  header: readonly string[];
  /** Exact values, times in ISO 8601 with GMT+8: what the screen shows, to the last digit. */
  toFields: (row: Row) => readonly string[];
}

/** Reads every page for the filters, not only the rows in sight. Rejects when aborted: half a file is no file. */
export async function readAll<Row>(
  { load, header, toFields }: CsvSource<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<{ csv: string; count: number }> {
  const rows: (readonly string[])[] = [];
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const page = await load({ after, first: largestPage, signal });
    for (const row of page.rows) rows.push(toFields(row));
    onProgress(rows.length);
    signal.throwIfAborted();
    if (!page.hasNextPage || page.endCursor === null) return { csv: toCsv(header, rows), count: rows.length };
    after = page.endCursor;
  }
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
