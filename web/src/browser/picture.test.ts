import { describe, expect, it } from 'vitest';
import { formatBytes, maxPhotoBytes, pictureProblem } from './picture.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => Array.from(text, (c) => c.charCodeAt(0));
const webp = [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP')];

const fileOf = (head: readonly number[], name: string, size = 1000) =>
  new File([new Uint8Array(head), new Uint8Array(size - head.length)], name, { type: 'image/png' });

describe('a picture to send', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('may be a %s of up to 40 MB, whatever its name', async (_, head) => {
    expect(await pictureProblem(fileOf(head, 'receipt.txt', maxPhotoBytes))).toBeNull();
    expect(await pictureProblem(fileOf(head, 'receipt.txt', maxPhotoBytes + 1))).toBe('tooLarge');
  });

  it.each([
    ['drawing.svg', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['page.jpg', ascii('<!doctype html><script>')],
    ['animation.png', ascii('GIF89a')],
    ['sound.webp', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE')]],
    ['film.jpg', [0, 0, 0, 24, ...ascii('ftypmp42')]],
  ])('rejects %s with a misleading name', async (name, head) => {
    expect(await pictureProblem(fileOf(head, name))).toBe('type');
  });

  it('rejects a HEIC photo with its own error', async () => {
    expect(await pictureProblem(fileOf([0, 0, 0, 24, ...ascii('ftypheic')], 'IMG_1.jpg'))).toBe('heic');
  });

  it('reports a PDF as such unless it is too large', async () => {
    expect(await pictureProblem(fileOf(ascii('%PDF-1.7'), 'receipt.jpg'))).toBe('pdf');
    expect(await pictureProblem(fileOf(ascii('%PDF-1.7'), 'receipt.pdf'), 5)).toBe('tooLarge');
  });

  it('rejects an empty or deleted file', async () => {
    expect(await pictureProblem(new File([], 'receipt.png'))).toBe('empty');
    const gone = fileOf(png, 'receipt.png');
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await pictureProblem(gone)).toBe('broken');
  });
});

it.each([
  [1, '1 KB'],
  [999_999, '1000 KB'],
  [1_200_000, '1.2 MB'],
  [5_000_000, '5 MB'],
  [5_000_001, '5.1 MB'],
])('says of %i bytes: %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
