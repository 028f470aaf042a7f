/**
 * Photos are redrawn before they are sent: upright, no larger than needed, and without the place and time that a camera
 * adds.
 */

/** No side is longer, in pixels; the platform keeps no more. */
export const maxPhotoSide = 2_048;

const jpegQuality = 0.88;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in which a photo is drawn: its own, or a smaller one of the same shape. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxPhotoSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** `IMG_1.jpg` for `IMG_1.png`. */
const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** What is drawn on a canvas, as the file of this name but a JPEG. */
export async function toJpeg(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  );
  if (drawn === null) throw new Error('the canvas is empty');
  return new File([drawn], jpegName(name), { type: 'image/jpeg' });
}

/**
 * Returns a photo as a JPEG of its pixels only, turned to the right by the given quarters. Rejects for a file that the
 * browser cannot draw.
 */
export async function preparePhoto(file: File, quarterTurns = 0): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = drawnSize(bitmap);
    const isOnItsSide = quarterTurns % 2 !== 0;
    const canvas = document.createElement('canvas');
    canvas.width = isOnItsSide ? height : width;
    canvas.height = isOnItsSide ? width : height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    // A JPEG has no transparency: what was transparent would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((quarterTurns * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    return await toJpeg(canvas, file.name);
  } finally {
    bitmap.close();
  }
}
