import { expect, it, vi } from 'vitest';
import { drawnSize, preparePhoto } from './photo.ts';

it.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [2048, 100, 2048, 100],
  [640, 480, 640, 480],
  [50_000, 3, 2048, 1],
])('draws %i × %i as %i × %i', (width, height, drawnWidth, drawnHeight) => {
  expect(drawnSize({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight });
});

/** A browser that draws a bitmap of this size; what was drawn is recorded. */
function fakeDrawing(bitmap: { width: number; height: number }) {
  const close = vi.fn();
  const createImageBitmap = vi.fn(() => Promise.resolve({ ...bitmap, close }));
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const context = { fillRect: vi.fn(), translate: vi.fn(), rotate: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  });
  return { close, createImageBitmap, context, toBlob };
}

const file = new File(['jpeg with a place in it'], 'IMG_1.HEIC.png', { type: 'image/png' });

it('makes a JPEG of the pixels alone, upright as the camera says', async () => {
  const { close, createImageBitmap, context } = fakeDrawing({ width: 4000, height: 3000 });
  const photo = await preparePhoto(file);
  expect(createImageBitmap).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: 'from-image' });
  expect([photo.name, photo.type, await photo.text()]).toEqual(['IMG_1.HEIC.jpg', 'image/jpeg', '2048x1536']);
  expect(context.rotate).toHaveBeenCalledWith(0);
  expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), -1024, -768, 2048, 1536);
  expect(close).toHaveBeenCalledOnce();
});

it('turns it by quarters, which exchanges width and height', async () => {
  const { context } = fakeDrawing({ width: 400, height: 300 });
  expect(await (await preparePhoto(file, 1)).text()).toBe('300x400');
  expect(context.rotate).toHaveBeenLastCalledWith(Math.PI / 2);
  expect(await (await preparePhoto(file, 2)).text()).toBe('400x300');
});

it('rejects for what cannot be drawn, and keeps no bitmap', async () => {
  const { close, toBlob } = fakeDrawing({ width: 400, height: 300 });
  toBlob.mockImplementation((done) => done(null));
  await expect(preparePhoto(file)).rejects.toThrow('empty');
  expect(close).toHaveBeenCalledOnce();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
  await expect(preparePhoto(file)).rejects.toThrow('broken');
});
