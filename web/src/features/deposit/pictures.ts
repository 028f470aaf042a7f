/**
 * Receipt pictures of orders that may have to be sent again, for as long as the page lives. They are never written to
 * the browser's storage, so a reload takes them away.
 */
const held = new Map<string, File>();

/** Stands for a picture in an order, which is stored while it is on its way. */
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

/** The picture itself; undefined after a reload. */
export const heldPicture = ({ id }: HeldPicture): File | undefined => held.get(id);

export const letGo = ({ id }: HeldPicture): void => void held.delete(id);
