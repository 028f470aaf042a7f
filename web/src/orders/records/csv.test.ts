import { describe, expect, it } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

describe('a CSV file', () => {
  it('starts with the byte order mark, quotes every field and ends its lines as RFC 4180 says', () => {
    expect(csvHead(['Time (GMT+8)', 'Note'])).toBe('\uFEFF"Time (GMT+8)","Note"\r\n');
    expect(
      csvLines([
        ['2026-11-21 00:00:00', 'says "hi", twice\nover'],
        ['', '件'],
      ]),
    ).toBe('"2026-11-21 00:00:00","says ""hi"", twice\nover"\r\n"","件"\r\n');
    expect(csvLines([])).toBe('');
  });

  it.each([
    '=1+1',
    '+1 234',
    '@SUM(A1)',
    '-cmd',
    '--1',
    '-1+1',
    '- 5',
    '\tx',
    '\rx',
    '\n=1',
    ' =1+1',
    '\u00A0=1',
    '＝1+1',
    '＠x',
    '=HYPERLINK("http://x","y")',
  ])('disarms %j, which a spreadsheet would run', (text) => {
    expect(csvLines([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['-25.00000001', '25', '0.5', '99999999999.99999999', '-99999999999.99999999'])(
    'leaves the number %s to its last digit',
    (amount) => {
      expect(csvLines([[amount]])).toBe(`"${amount}"\r\n`);
    },
  );

  it.each(['2026-11-21 00:00:00', "it's = fine", 'a@b', '1-2', ''])('leaves the text %j', (text) => {
    expect(csvLines([[text]])).toBe(`"${text}"\r\n`);
  });
});
