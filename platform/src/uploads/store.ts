import { randomUUID } from 'node:crypto';

import type { Queryable, Transaction } from '../database/database.ts';
import type { Picture } from './picture.ts';

/** The purpose of a picture. */
export type UploadKind = 'receipt' | 'screenshot' | 'identity';

/** A picture as it is kept. */
export interface StoredPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Keeps a picture of a member; returns its id, which is random and tells nothing. */
export async function storeUpload(
  tx: Transaction,
  ownerId: bigint,
  kind: UploadKind,
  { webp, width, height, sentSha256 }: Picture,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.execute(
    `insert into upload (id, owner_id, kind, content, size, width, height, sent_sha256, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, ownerId, kind, webp, webp.length, width, height, sentSha256, now],
  );
  return id;
}

/** What is kept of a file that this member sent before, if anything is. */
export async function storedPicture(
  db: Queryable,
  ownerId: bigint,
  sentSha256: Buffer,
): Promise<Picture | undefined> {
  const row = await db.maybe<StoredPicture>(
    'select content, width, height from upload where sent_sha256 = $1 and owner_id = $2 limit 1',
    [sentSha256, ownerId],
  );
  return row && { webp: row.content, width: row.width, height: row.height, sentSha256 };
}

/** A picture in the words of the contract, for its owner alone; null where an order has none. */
export async function picturePart(
  db: Queryable,
  ownerId: bigint,
  id: string | null,
): Promise<{ contentType: 'image/webp'; content: string; width: number; height: number } | null> {
  if (id === null) return null;
  const picture = await uploadOf(db, ownerId, id);
  if (picture === undefined) throw new Error(`the picture ${id} of an order is not there`);
  const { content, width, height } = picture;
  return { contentType: 'image/webp', content: content.toString('base64'), width, height };
}

/** A picture, for its owner alone. */
function uploadOf(db: Queryable, ownerId: bigint, id: string): Promise<StoredPicture | undefined> {
  return db.maybe<StoredPicture>(
    'select content, width, height from upload where id = $1 and owner_id = $2',
    [id, ownerId],
  );
}
