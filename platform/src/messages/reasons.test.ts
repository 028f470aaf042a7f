import { describe, expect, it } from 'vitest';

import { reason } from '../operator/values.ts';
import { locales } from './locales.ts';
import { explainedIn, knownReasons, pageExplainedIn, sayReason } from './reasons.ts';

describe('a reason', () => {
  it.each(knownReasons)('%s is said in every language, each with words of its own', (known) => {
    const said = locales.map((locale) => sayReason(known, locale));
    expect(new Set(said).size).toBe(locales.length);
    expect(said).not.toContain(known);
  });

  it('is said with the text that the operator gave behind it', () => {
    expect(sayReason('UNREADABLE: Page 2.', 'ja-JP')).toBe(
      '画像が読み取れません。より鮮明な画像をお送りください。Page 2.',
    );
    expect(sayReason('AMOUNT_DIFFERS: 70 USDT came.', 'en-US')).toBe(
      'The amount that arrived is different. 70 USDT came.',
    );
  });

  it.each(['The bank asks for its own form.', 'Unreadable', 'A name: another one', 'NOT KNOWN'])(
    'of the operator’s own is said as it was given: %s',
    (own) => {
      expect(sayReason(own, 'zh-CN')).toBe(own);
      expect(reason.parse(own)).toBe(own);
    },
  );

  it.each(['UNREADABEL', 'NOT_ARIVED: for three days'])(
    'that is misspelt is asked for again: %s',
    (misspelt) => {
      expect(reason.parse(misspelt)).toBeUndefined();
      expect(sayReason(misspelt, 'id-ID')).toBe(misspelt);
    },
  );

  it('may be missing', async () => {
    const undecided = { id: '7', reason: null };
    expect(explainedIn('ko-KP', undecided)).toEqual(undecided);
    const page = Promise.resolve({ records: [undecided, { id: '8', reason: 'ON_REQUEST' }], hasMore: true });
    expect(await pageExplainedIn('id-ID', page)).toEqual({
      records: [undecided, { id: '8', reason: 'Atas permintaan Anda.' }],
      hasMore: true,
    });
  });
});
