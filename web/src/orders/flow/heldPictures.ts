import { useState } from 'react';
import { PortalError } from '../../data/graphql/errors.ts';

/**
 * Pictures of orders that may be sent again. Kept in memory only and never in browser storage, so a reload
 * loses them.
 */
const held = new Map<string, File>();

/** Reference to a picture, for the stored draft. */
export interface HeldPicture {
  readonly id: string;
  readonly name: string;
}

function holdPicture(picture: File): HeldPicture {
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

const releasePicture = ({ id }: HeldPicture): void => void held.delete(id);

/** The picture of an order, for its form. */
export interface PictureParts {
  picture: File | null;
  onPicture: (picture: File | null) => void;
  /** Keeps the picture for sending and returns its reference for the draft; null without one. */
  hold: () => HeldPicture | null;
}

/** The picture of a flow's form, and what is done with it once an order with it is done. */
export function usePictureParts(): {
  readonly pictureParts: PictureParts;
  readonly onPictureSent: (sent: HeldPicture | null) => void;
} {
  const [picture, setPicture] = useState<File | null>(null);
  return {
    pictureParts: { picture, onPicture: setPicture, hold: () => picture && holdPicture(picture) },
    onPictureSent: (sent) => {
      if (sent !== null) releasePicture(sent);
      setPicture(null);
    },
  };
}
