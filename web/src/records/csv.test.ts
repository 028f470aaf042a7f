import { describe, expect, it, vi } from 'vitest';
import { readAll, toCsv } from './csv.ts';
import type { LoadPage } from './pages.ts';

describe('a CSV file', () => {
  it('begins with the byte order mark, quotes every field and ends its lines as RFC 4180 says', () => {
    expect(toCsv(['Time (GMT+8)', 'Note'], [['2026-11-21T00:00:00+08:00', 'says "hi", twice\nover']])).toBe(
      '\uFEFF"Time (GMT+8)","Note"\r\n"2026-11-21T00:00:00+08:00","says ""hi"", twice\nover"\r\n',
    );
  });

  it.each(['=1+1', '+1 234', '@SUM(A1)', '-cmd', '\tx', '\rx', '\n=1', ' =1+1', '＝1+1', '＠x'])(
    'disarms %j, which a spreadsheet would run',
    (text) => {
      expect(toCsv([], [[text]])).toContain(`"'${text}"`);
    },
  );

  it.each(['-25.00000001', '25', '0.5'])('leaves the number %s a number', (amount) => {
    expect(toCsv([], [[amount]])).toContain(`"${amount}"`);
  });
});

interface Row {
  readonly id: number;
}

/** 250 rows behind cursors, as a connection gives them. */
function source(): { load: LoadPage<Row>; asked: (string | null)[]; sizes: number[] } {
  const asked: (string | null)[] = [];
  const sizes: number[] = [];
  const load: LoadPage<Row> = async ({ after, first }) => {
    asked.push(after);
    sizes.push(first);
    const from = after === null ? 0 : Number(after);
    const rows = Array.from({ length: Math.min(first, 250 - from) }, (_, i) => ({ id: from + i }));
    const end = from + rows.length;
    return { rows, endCursor: String(end), hasNextPage: end < 250 };
  };
  return { load, asked, sizes };
}

describe('an export', () => {
  const toFields = ({ id }: Row) => [String(id)];

  it('reads every page, the largest there may be, and says how far it is', async () => {
    const { load, asked, sizes } = source();
    const onProgress = vi.fn();
    const file = await readAll({ load, header: ['id'], toFields }, new AbortController().signal, onProgress);
    expect(file.count).toBe(250);
    expect(file.csv.split('\r\n')).toHaveLength(252);
    expect(asked).toEqual([null, '100', '200']);
    expect(sizes).toEqual([100, 100, 100]);
    expect(onProgress.mock.calls.flat()).toEqual([100, 200, 250]);
  });

  it('stops when it is told to, without half a file', async () => {
    const { load, asked } = source();
    const abort = new AbortController();
    const file = readAll({ load, header: ['id'], toFields }, abort.signal, () => abort.abort());
    await expect(file).rejects.toThrow();
    expect(asked).toEqual([null]);
  });
});
