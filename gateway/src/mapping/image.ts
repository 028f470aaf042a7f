import type { UploadedImage } from '../generated/resolvers.ts';

/** A picture as the platform returns it, in base64. */
interface StoredPicture {
  readonly contentType: string;
  readonly content: string;
  readonly width: number;
  readonly height: number;
}

/** A picture as a data URL. */
export const toImage = ({ contentType, content, width, height }: StoredPicture): UploadedImage => ({
  image: `data:${contentType};base64,${content}`,
  width,
  height,
});
