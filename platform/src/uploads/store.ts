import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Picture } from './picture.ts';

/** The purpose of a picture. */
export type UploadKind = 'receipt' | 'screenshot' | 'identity';

/** A stored picture. */
export interface StoredPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture of a member and returns its random id. */
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

/** The stored picture of a file that this member sent before, if any. */
export async function findStoredPicture(
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

/** A picture as endpoints return it, for its owner only; null if an order has none. */
export async function toPictureView(
  db: Queryable,
  ownerId: bigint,
  id: string | null,
): Promise<{ contentType: 'image/webp'; content: string; width: number; height: number } | null> {
  if (id === null) return null;
  const picture = await findUpload(db, ownerId, id);
  if (picture === undefined) throw new Error(`the picture ${id} of an order is missing`);
  const { content, width, height } = picture;
  return { contentType: 'image/webp', content: content.toString('base64'), width, height };
}

/** Finds a picture of its owner. */
function findUpload(db: Queryable, ownerId: bigint, id: string): Promise<StoredPicture | undefined> {
  return db.maybe<StoredPicture>(
    'select content, width, height from upload where id = $1 and owner_id = $2',
    [id, ownerId],
  );
}
