import { PortalError } from '../../graphql/errors.ts';

/**
 * Receipt pictures of orders that may be sent again. Kept in memory only and never in browser storage, so a reload
 * loses them.
 */
const held = new Map<string, File>();

/** Reference to a picture, for the stored draft. */
export interface HeldPicture {
  readonly id: string;
  readonly name: string;
}

export function holdPicture(picture: File): HeldPicture {
  const known = [...held].find(([, one]) => one === picture);
  const id = known?.[0] ?? crypto.randomUUID();
  held.set(id, picture);
  return { id, name: picture.name };
}

/** Undefined after a reload. */
export const heldPicture = ({ id }: HeldPicture): File | undefined => held.get(id);

/** The picture to send, or null. Throws when it was lost: without it, the order is a different one. */
export function pictureOf({ picture }: { readonly picture: HeldPicture | null }): File | null {
  const found = picture === null ? null : heldPicture(picture);
  if (found === undefined) throw new PortalError('BAD_USER_INPUT');
  return found;
}

export const releasePicture = ({ id }: HeldPicture): void => void held.delete(id);
