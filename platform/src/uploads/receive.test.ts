import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { locales } from '@portal/schema/locales';
import { expect, it } from 'vitest';
import { messages } from '../../test/messages.ts';
import { createPicture } from '../../test/pictures.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { platformRetention } from '../composition/retention.ts';
import { Refusal } from '../kernel/refusal.ts';
import { bytesPerDay, receivePicture } from './receive.ts';
import { Storage } from './storage.ts';
import { storeUpload } from './store.ts';

onOnePlatform('the daily upload limit', (suite) => {
  const receive = (memberId: bigint, bytes: Buffer) =>
    receivePicture(suite.platform.services, memberId, 'receiptImage', bytes.toString('base64'));
  const outcome = (memberId: bigint, bytes: Buffer): Promise<unknown> =>
    receive(memberId, bytes).then(
      () => 'read',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );
  /** A file of maximum size that is not a picture; it counts too. */
  const waste = () => randomBytes(5_000_000);
  const member = async (name: string) => (await suite.platform.addMember(name)).id;

  it('counts bytes per member, including unreadable pictures', async () => {
    const [wasteful, other] = [await member('wasteful'), await member('thrifty')];
    const outcomes = await Promise.all(
      Array.from({ length: bytesPerDay / 5_000_000 + 2 }, () => outcome(wasteful, waste())),
    );
    expect(outcomes.filter((code) => code === 'IMAGE_UNREADABLE')).toHaveLength(10);
    expect(outcomes.filter((code) => code === 'UPLOADS_TODAY')).toHaveLength(2);
    const picture = await createPicture('jpeg');
    expect(await outcome(wasteful, picture)).toBe('UPLOADS_TODAY');
    expect(await outcome(other, picture)).toBe('read');
    suite.platform.clock.advance(24 * 60 * 60_000);
    expect(await outcome(wasteful, picture)).toBe('read');
    for (const { deleteExpired } of platformRetention) await deleteExpired(suite.platform.services);
    const days = await suite.platform.services.database.query<{ subject: string; used: number }>(
      "select subject, used from daily_use where subject like 'upload %'",
    );
    expect(days).toEqual([{ subject: `upload ${wasteful}`, used: picture.length }]);
  });

  it('does not count or decode a picture again that was sent before, so a repeated order gets its answer', async () => {
    const [sender, stranger] = [await member('repeating'), await member('stranger')];
    const { database, clock, pictures, storage } = suite.platform.services;
    const sent = await createPicture('jpeg', { tint: 77 });
    const first = await receive(sender, sent);
    await database.transaction((tx) => storeUpload(tx, sender, 'receipt', first, clock.now()));
    for (let count = 0; count < 10; count += 1) await outcome(sender, waste());
    for (let count = 0; count < 10; count += 1) await outcome(stranger, waste());
    const decoded: Buffer[] = [];
    const watched = {
      storage,
      database,
      clock,
      pictures: Object.assign(Object.create(pictures) as typeof pictures, {
        read: (bytes: Buffer, memberId: bigint) => (decoded.push(bytes), pictures.read(bytes, memberId)),
      }),
    };
    const again = await receivePicture(watched, sender, 'receiptImage', sent.toString('base64'));
    expect(again).toEqual({ ...first, webp: Buffer.from(first.webp) });
    expect(decoded).toEqual([]);
    expect(await outcome(stranger, sent), 'a file of another member is not known').toBe('UPLOADS_TODAY');
  });

  it('rejects pictures over the limit in every language', () => {
    for (const locale of locales)
      expect(messages.formatRefusal(new Refusal('UPLOADS_TODAY', { megabytes: '50' }), locale)).toContain(
        '50 MB',
      );
  });
});

onOnePlatform(
  'uploads on a nearly full disk',
  (suite) => {
    it('fail before decoding, except for pictures already stored', async () => {
      const { services } = suite.platform;
      const { id } = await suite.platform.addMember('aiko');
      const bytes = await createPicture('jpeg', { tint: 78 });
      const receive = (storage: Storage, sent: Buffer) =>
        receivePicture({ ...services, storage }, id, 'receiptImage', sent.toString('base64'));
      const free = (await services.storage.freeBytes()) ?? 0;
      expect(free).toBeGreaterThan(0);
      const spacious = new Storage({ folder: tmpdir(), minFreeBytes: Math.floor(free / 2) });
      const kept = await receive(spacious, bytes);
      await services.database.transaction((tx) => storeUpload(tx, id, 'receipt', kept, new Date()));
      const full = new Storage({ folder: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER });
      await expect(receive(full, await createPicture('jpeg', { tint: 79 }))).rejects.toMatchObject({
        code: 'STORAGE_FULL',
        final: false,
      });
      expect((await receive(full, bytes)).sentSha256).toEqual(kept.sentSha256);
    });

    it('succeed if the disk is on another machine', async () => {
      expect(await new Storage({ folder: undefined, minFreeBytes: Number.MAX_SAFE_INTEGER }).hasSpace()).toBe(
        true,
      );
    });

    it('report the free space on a gauge', async () => {
      expect(await suite.platform.metrics.registry.metrics()).toMatch(/^storage_free_bytes [1-9]/m);
    });
  },
  () => ({ storage: new Storage({ folder: tmpdir(), minFreeBytes: 0 }) }),
);
