import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPicture, pngChunk, pngOfSize, withSegment, withWebpChunk, zip } from '../../test/pictures.ts';
import { Refusal } from '../kernel/refusal.ts';
import { Overloaded } from '../kernel/semaphore.ts';
import { decodeBase64, PictureReader, sha256 } from './picture.ts';

const reader = new PictureReader();
const read = (bytes: Buffer) => reader.read(bytes);
const codeOf = async (bytes: Buffer): Promise<string> => {
  try {
    await read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
const html = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>');

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([createPicture('jpeg'), createPicture('png'), createPicture('webp')]);
});

describe('PictureReader', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('re-encodes %s', async (format) => {
    const sent = await createPicture(format, { width: 90, height: 30 });
    const { webp: kept, width, height, sentSha256 } = await read(sent);
    expect([width, height]).toEqual([90, 30]);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 90, height: 30 });
    expect(sentSha256).toEqual(sha256(sent));
  });

  it('scales a large picture down and never scales up', async () => {
    const { width, height } = await read(await createPicture('jpeg', { width: 4_096, height: 1_000 }));
    expect([width, height]).toEqual([2_048, 500]);
  });

  it('rotates upright and removes location and camera data', async () => {
    const sent = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#333' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Camera', Copyright: 'Aiko' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 29/1' },
      })
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { webp: kept, width, height } = await read(sent);
    expect([width, height]).toEqual([20, 80]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(Buffer.from(kept).toString('latin1')).not.toMatch(/Camera|Aiko|EXIF/);
  });

  it('keeps the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 32, height: 32, channels: 3, background } })
        .png()
        .toBuffer();
    const sent = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(sent).metadata()).pages).toBe(2);
    const { webp: kept, height } = await read(sent);
    expect(height).toBe(32);
    expect((await sharp(kept).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('fills transparency with white', async () => {
    const sent = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { channels } = await sharp((await read(sent)).webp).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  it('accepts at most 50 megapixels', { timeout: 60_000 }, async () => {
    const plain = (width: number) =>
      sharp({ create: { width, height: 5_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    expect(await codeOf(await plain(10_000))).toBe('read');
    expect(await codeOf(await plain(10_001))).toBe('IMAGE_TOO_MANY_PIXELS');
  });
});

describe('a file that is not a picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML, whatever its name', html],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['an archive', zip],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'GIF with an archive behind it',
      Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), zip]),
    ],
    [
      'BMP',
      Buffer.from('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0\0\0\0\0', 'latin1'),
    ],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
    ['a few letters', Buffer.from('hello')],
    ['one byte', Buffer.from([0xff])],
    ['a signature and no more', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['an empty WebP', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['HTML behind the signature of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])],
  ])('fails to decode: %s', async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe('IMAGE_UNREADABLE');
  });
});

describe('a polyglot file', () => {
  const metadata = (format: 'jpeg' | 'png' | 'webp', content: Buffer): Buffer => {
    if (format === 'jpeg') return withSegment(jpeg, 0xfe, content);
    if (format === 'webp') return withWebpChunk(webp, 'XMP ', content);
    return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', content), png.subarray(33)]);
  };
  /** The stored picture equals that of the picture alone, byte by byte, so nothing else can be in it. */
  const expectHarmless = async (sent: Buffer, picture: Buffer): Promise<void> => {
    expect(Buffer.from((await read(sent)).webp)).toEqual(Buffer.from((await read(picture)).webp));
  };

  it.each(['jpeg', 'png', 'webp'] as const)('loses data appended to a %s', async (format) => {
    const picture = { jpeg, png, webp }[format];
    for (const behind of [
      zip,
      html,
      Buffer.from('x'),
      Buffer.from('\0\0\0<'),
      png,
      Buffer.from([0xff, 0xd8]),
    ]) {
      await expectHarmless(Buffer.concat([picture, behind]), picture);
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)('loses data in the metadata of a %s', async (format) => {
    const picture = { jpeg, png, webp }[format];
    const texts = ['<script>', 'a <HTML lang=en>', '<svg onload=x>', '<?php echo 1;', '%PDF-1.4', 'by Aiko'];
    for (const content of [...texts.map((text) => Buffer.from(text)), zip]) {
      await expectHarmless(metadata(format, content), picture);
    }
  });

  it('loses chunks of unknown types', async () => {
    const secret = Buffer.concat([png.subarray(0, 33), pngChunk('zIPp', zip), png.subarray(33)]);
    await expectHarmless(secret, png);
    await expectHarmless(withWebpChunk(webp, 'JUNK', zip), webp);
  });

  it('fails or loses data that the RIFF size includes', async () => {
    const all = Buffer.concat([webp, zip]);
    all.writeUInt32LE(all.length - 8, 4);
    if ((await codeOf(all)) === 'read') await expectHarmless(all, webp);
  });

  it('keeps the first picture if a camera appended more', async () => {
    const preview = await createPicture('jpeg', { width: 8, height: 8 });
    for (const behind of [[Buffer.alloc(512)], [Buffer.alloc(3), preview, preview], [preview, zip]]) {
      await expectHarmless(Buffer.concat([jpeg, ...behind]), jpeg);
    }
    await expectHarmless(Buffer.concat([jpeg, withSegment(preview, 0xfe, html)]), jpeg);
    await expectHarmless(Buffer.concat([png, preview]), png);
    // MPF, the segment in which a camera lists the additional pictures
    const listed = withSegment(jpeg, 0xe2, Buffer.from('MPF\0MM\0*\0\0\0\x08\0\0', 'latin1'));
    await expectHarmless(Buffer.concat([listed, preview]), jpeg);
  });
});

describe('a decompression bomb', () => {
  it('fails by its header with 30,000 × 30,000 pixels', async () => {
    const bomb = pngOfSize(30_000, 30_000);
    expect(await codeOf(bomb)).toBe('IMAGE_TOO_MANY_PIXELS');
    expect(await codeOf(bomb.subarray(0, 40))).toMatch(/IMAGE_(UNREADABLE|TOO_MANY_PIXELS)/);
  });

  it.each([
    ['no side', 0, 10],
    ['sides that overflow', 2 ** 31, 2 ** 31],
  ])('fails with %s', async (_name, width, height) => {
    expect(await codeOf(pngOfSize(width, height))).toMatch(/IMAGE_(UNREADABLE|TOO_MANY_PIXELS)/);
  });

  it.each([
    ['of frames claims the size of its canvas', 2, 'IMAGE_TOO_MANY_PIXELS'],
    ['of one picture on a larger canvas is broken', 0, 'IMAGE_UNREADABLE'],
  ])('%s', async (_name, flags, code) => {
    const chunk = (type: string, content: Buffer): Buffer => {
      const head = Buffer.alloc(8, type, 'latin1');
      head.writeUInt32LE(content.length, 4);
      return Buffer.concat([head, content]);
    };
    const canvas = Buffer.alloc(10);
    canvas.writeUInt32LE(flags, 0);
    canvas.writeUIntLE(16_382, 4, 3);
    canvas.writeUIntLE(16_382, 7, 3);
    const frame = Buffer.alloc(16);
    frame.writeUIntLE(59, 6, 3);
    frame.writeUIntLE(39, 9, 3);
    const pixels = webp.subarray(12);
    const frames = [chunk('ANIM', Buffer.alloc(6)), chunk('ANMF', Buffer.concat([frame, pixels]))];
    const bomb = Buffer.concat([
      webp.subarray(0, 12),
      chunk('VP8X', canvas),
      ...(flags === 0 ? [pixels] : frames),
    ]);
    bomb.writeUInt32LE(bomb.length - 8, 4);
    expect(await codeOf(bomb)).toBe(code);
  });

  it('costs one scan even with a million tiny JPEGs', async () => {
    const tiny = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
    // Searching for the end of each from the start would take hours.
    const { width, height } = await read(Buffer.concat([jpeg, ...Array<Buffer>(1_000_000).fill(tiny)]));
    expect([width, height]).toEqual([60, 40]);
  });

  it('fills only its share of the queue', async () => {
    const sent = await createPicture('jpeg', { width: 1_200, height: 1_200 });
    const lengths: number[] = [];
    const busy = new PictureReader((length) => lengths.push(length));
    const members = Array.from({ length: 30 }, (_, index) => BigInt(index));
    const results = await Promise.allSettled(members.map((member) => busy.read(sent, member)));
    const turnedAway = results.filter((result) => result.status === 'rejected');
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { reason } of turnedAway) expect(reason).toBeInstanceOf(Overloaded);
    expect(Math.max(...lengths)).toBe(16);
    expect(lengths.at(-1)).toBe(0);
  });
});

describe('the stored picture', () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
  const [blackWhite, rough, photo] = [
    () =>
      sharp({ create: { width: 1_080, height: 2_000, channels: 3, background: '#fff' } })
        .composite([
          {
            input: Buffer.from(
              `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2000">${Array.from(
                { length: 40 },
                (_, line) =>
                  `<text x="9" y="${line * 48 + 40}" font-size="30">Receipt ${line * 7_919}</text>`,
              ).join('')}</svg>`,
            ),
          },
        ])
        .png({ palette: true, colours: 2, compressionLevel: 9 })
        .toBuffer(),
    () => noise(1_600, 1_600).jpeg({ quality: 1 }).toBuffer(),
    () => noise(1_800, 1_800).jpeg({ quality: 80 }).toBuffer(),
  ];

  it.each([
    ['a screen in two colours', blackWhite],
    ['a rough JPEG of noise', rough],
    ['a large JPEG of noise', photo],
    ['a WebP of the least quality', () => noise(900, 900).webp({ quality: 1 }).toBuffer()],
  ])('takes fewer bytes than the upload of %s and shows all of it', async (_name, make) => {
    const sent = await make();
    const { webp: kept, width, height } = await read(sent);
    expect(kept.length).toBeLessThan(sent.length);
    expect(kept.length).toBeLessThanOrEqual(1_000_000);
    const from = await sharp(sent).metadata();
    expect(width / height).toBeCloseTo(from.width / from.height, 1);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('stays lossless for a screenshot with few colours if that is smaller', async () => {
    const sent = await blackWhite();
    const { webp: kept } = await read(sent);
    const pixels = (bytes: Uint8Array) => sharp(bytes).flatten().toColourspace('srgb').raw().toBuffer();
    expect((await pixels(kept)).equals(await pixels(sent))).toBe(true);
  });
});

describe('reading a damaged picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('fails if truncated anywhere (%s)', async (format) => {
    const whole = await createPicture(format, { width: 400, height: 300 });
    for (const part of [0.02, 0.1, 0.4, 0.7, 0.95]) {
      expect(await codeOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe('IMAGE_UNREADABLE');
    }
    // The last byte of a PNG belongs to no pixel.
    const nearlyWhole = whole.subarray(0, -1);
    if (format !== 'png') expect(await codeOf(nearlyWhole)).toBe('IMAGE_UNREADABLE');
    else expect((await read(nearlyWhole)).webp).toEqual((await read(whole)).webp);
  });

  it('decodes or fails as unreadable, with no other error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('jpeg', 'png', 'webp'),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat(), { nil: undefined }),
        async (format, changes, cut) => {
          const bytes = Buffer.from({ jpeg, png, webp }[format as 'jpeg']);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const code = await codeOf(cut === undefined ? bytes : bytes.subarray(0, cut % bytes.length));
          expect(['read', 'IMAGE_UNREADABLE', 'IMAGE_TOO_MANY_PIXELS']).toContain(code);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('decodeBase64', () => {
  it('rejects more than 5 MB and names the field', () => {
    const limit = Buffer.alloc(5_000_000).toString('base64');
    expect(decodeBase64('receiptImage', limit)).toHaveLength(5_000_000);
    for (const text of [
      Buffer.alloc(5_000_001).toString('base64'),
      Buffer.alloc(6_000_000).toString('base64'),
    ]) {
      expect(() => decodeBase64('receiptImage', text)).toThrow(
        expect.objectContaining({ params: { field: 'receiptImage', rule: 'imageTooLarge' } }),
      );
    }
  });

  it('rejects malformed base64 and names the field', () => {
    for (const text of ['A', 'AB', 'ABC', 'ABCDE']) {
      expect(() => decodeBase64('receiptImage', text)).toThrow(
        expect.objectContaining({ params: { field: 'receiptImage', rule: 'image' } }),
      );
    }
  });
});
