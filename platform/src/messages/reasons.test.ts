import { locales } from '@portal/schema/locales';
import { describe, expect, it } from 'vitest';
import { reason } from '../operator/values.ts';
import { localizeReason, knownReasons, localizePageReasons, formatReason } from './reasons.ts';

describe('formatReason', () => {
  it.each(knownReasons)('returns a text for %s in every language', (known) => {
    const said = locales.map((locale) => formatReason(known, locale));
    expect(new Set(said).size).toBe(locales.length);
    expect(said).not.toContain(known);
  });

  it('appends the text of the operator', () => {
    expect(formatReason('UNREADABLE: Page 2.', 'ja-JP')).toBe(
      '画像が読み取れません。より鮮明な画像をお送りください。Page 2.',
    );
    expect(formatReason('AMOUNT_DIFFERS: 70 USDT came.', 'en-US')).toBe(
      'The amount that arrived is different. 70 USDT came.',
    );
  });

  it.each(['The bank asks for its own form.', 'Unreadable', 'A name: another one', 'NOT KNOWN'])(
    'returns an unknown reason unchanged: %s',
    (own) => {
      expect(formatReason(own, 'zh-CN')).toBe(own);
      expect(reason.parse(own)).toBe(own);
    },
  );

  it.each(['UNREADABEL', 'NOT_ARIVED: for three days'])('rejects a misspelt reason: %s', (misspelt) => {
    expect(reason.parse(misspelt)).toBeUndefined();
    expect(formatReason(misspelt, 'id-ID')).toBe(misspelt);
  });

  it('accepts null', async () => {
    const undecided = { id: '7', reason: null };
    expect(localizeReason('ko-KP', undecided)).toEqual(undecided);
    const page = Promise.resolve({ records: [undecided, { id: '8', reason: 'ON_REQUEST' }], hasMore: true });
    expect(await localizePageReasons('id-ID', page)).toEqual({
      records: [undecided, { id: '8', reason: 'Atas permintaan Anda.' }],
      hasMore: true,
    });
  });
});
