import { locales } from '@portal/schema/locales';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { messages } from '../../../test/messages.ts';
import { createPicture, pngOfSize, withSegment, zip } from '../../../test/pictures.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { refusals } from '../../uploads/refusals.ts';
import { createDepositHelpers, chainDeposit } from './deposits.fixture.ts';

onOnePlatform('the picture of a deposit', (suite) => {
  const { tokenOfBudi, picture, onChain, listOf, counts } = createDepositHelpers(suite);

  const files: [string, () => Promise<Buffer> | Buffer, keyof typeof refusals][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_UNREADABLE'],
    ['HTML', () => Buffer.from('<!DOCTYPE html><script>1</script>'), 'IMAGE_UNREADABLE'],
    ['30,000 × 30,000 pixels', () => pngOfSize(30_000, 30_000), 'IMAGE_TOO_MANY_PIXELS'],
    ['a picture cut off', async () => (await createPicture('webp')).subarray(0, 40), 'IMAGE_UNREADABLE'],
  ];
  it.each(files)(
    'rejects one that is %s, in every language, and stores nothing',
    async (_name, file, code) => {
      const receiptImage = (await file()).toString('base64');
      const before = await counts();
      for (const language of locales) {
        const expected = messages.formatRefusal(new Refusal(code, { megapixels: '50' }), language);
        const answer = await onChain(chainDeposit({ receiptImage }), language);
        expect(answer).toMatchObject({ status: 200, code: 9001, message: expected });
      }
      expect(await counts()).toEqual(before);
    },
  );

  it.each([
    ['an archive behind it', async () => Buffer.concat([await createPicture('jpeg'), zip])],
    ['HTML behind it', async () => Buffer.concat([await createPicture('png'), Buffer.from('<html>')])],
    ['PHP in a comment', async () => withSegment(await createPicture('jpeg'), 0xfe, Buffer.from('<?php 1'))],
  ])('removes %s before storing it', async (_name, file) => {
    const sent = (await file()).toString('base64');
    const { result } = await onChain(chainDeposit({ receiptImage: sent }));
    const [stored] = (await listOf({ id: result?.id ?? null })).records;
    const kept = Buffer.from(stored?.receiptImage?.content ?? '', 'base64');
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(kept.includes(zip)).toBe(false);
    expect(kept.toString('latin1')).not.toMatch(/<html|<\?php/);
  });

  it('rejects one of 6 MB', async () => {
    const before = await counts();
    const noise = await sharp({
      create: {
        width: 1_500,
        height: 1_400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const photo = noise.subarray(0, 6_000_000);
    expect(photo).toHaveLength(6_000_000);
    const answer = await onChain(chainDeposit({ receiptImage: photo.toString('base64') }));
    // It exceeds the size of a sealed request, so the platform never receives it.
    expect(answer.status).toBe(400);
    const smaller = photo.subarray(0, 5_000_001);
    const refused = await onChain(chainDeposit({ receiptImage: smaller.toString('base64') }));
    expect(refused.message).toBe('Receipt picture is larger than 5 MB. Choose a smaller picture.');
    expect(await counts()).toEqual(before);
  });

  it('stores it re-encoded, without camera data, and shows it to its owner only', async () => {
    const sent = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Aiko' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .toBuffer();
    const { result } = await onChain(chainDeposit({ receiptImage: sent.toString('base64') }));
    expect(result).toMatchObject({ hasReceiptImage: true, receiptImage: null });
    const own = await listOf({ id: result?.id ?? null });
    expect(own.records).toHaveLength(1);
    const shown = own.records[0]?.receiptImage;
    expect(shown).toMatchObject({ contentType: 'image/webp', width: 300, height: 200 });
    const bytes = Buffer.from(shown?.content ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('Camera');

    expect((await listOf({ id: result?.id ?? null }, tokenOfBudi())).records).toEqual([]);
    // Lists omit it because of its size.
    expect((await listOf()).records.every(({ receiptImage }) => receiptImage === null)).toBe(true);
  });

  it('stores none if the deposit is rejected', async () => {
    const before = await counts();
    const used = chainDeposit({ receiptImage: picture() });
    expect((await onChain(used)).code).toBe(20000);
    const again = await onChain(chainDeposit({ referenceNo: used.referenceNo, receiptImage: picture() }));
    expect(again.message).toContain('You have already submitted this deposit');
    const { orders, uploads } = await counts();
    expect([orders - before.orders, uploads - before.uploads]).toEqual([1n, 1n]);
  });
});
