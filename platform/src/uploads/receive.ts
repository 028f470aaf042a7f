/** Receives uploaded pictures before their order is processed. */
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { takeFromDailyBudget } from '../limits/daily-budget.ts';
import type { FieldName } from '../messages/index.ts';
import { decodeBase64, sha256, type Picture, type PictureReader } from './picture.ts';
import { refusals } from './refusals.ts';
import type { Storage } from './storage.ts';
import { findStoredPicture } from './store.ts';

/** The services that receiving a picture needs. */
interface UploadServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PictureReader;
  readonly storage: Storage;
}

/** Upload limit per member and business day: ten pictures of maximum size, or many more usual ones. */
export const bytesPerDay = 50_000_000;

/**
 * Decodes the picture in a request field. A file that the member sent before is returned as stored, so that a repeated
 * order gets its answer regardless of the daily limit and without decoding.
 * Throws field refusals, UPLOADS_TODAY, STORAGE_FULL if too little space is left, and those of {@link
 * PictureReader.read}.
 */
export async function receivePicture(
  { database, clock, pictures, storage }: UploadServices,
  memberId: bigint,
  field: FieldName,
  base64: string,
): Promise<Picture> {
  const bytes = decodeBase64(field, base64);
  const known = await findStoredPicture(database, memberId, sha256(bytes));
  if (known !== undefined) return known;
  if (!(await storage.hasSpace())) throw refusals.STORAGE_FULL({ final: false });
  // Counted before decoding, because unreadable files cost as much.
  if (!(await takeFromDailyBudget(database, clock, `upload ${memberId}`, bytesPerDay, bytes.length)))
    throw refusals.UPLOADS_TODAY({ megabytes: String(bytesPerDay / 1_000_000) }, { final: false });
  return pictures.read(bytes, memberId);
}
