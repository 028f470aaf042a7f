import type { FileColumn } from './columns.ts';
import type { LoadPage } from './pages.ts';

/** Spreadsheets read a file as UTF-8 only when it starts with this. */
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

const lineOf = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** The beginning of a file: the byte order mark and the names of the columns. */
export const csvHead = (header: readonly string[]): string => byteOrderMark + lineOf(header);

/** Rows as CSV (RFC 4180): CRLF lines, every field quoted. */
export const csvLines = (rows: readonly (readonly string[])[]): string => rows.map(lineOf).join('');

/** How a list is written to a file: the one interface of every export. */
export interface CsvSource<Row> {
  /** Fetches a page for the filters without toasts: the export shows failures itself. */
  load: LoadPage<Row>;
  columns: readonly FileColumn<Row>[];
}
