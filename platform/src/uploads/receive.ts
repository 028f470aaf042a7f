/** What becomes of a picture that a member sends, before its order is looked at. */
import { takeFromDay } from '../daily-budget.ts';
import type { FieldName } from '../messages/index.ts';
import type { Services } from '../services.ts';
import { bytesOf, sha256, type Picture } from './picture.ts';
import { refusals } from './refusals.ts';
import { storedPicture } from './store.ts';

/** How many bytes of pictures a member may send on a business day: ten of the largest, and many more of the usual. */
export const bytesPerDay = 50_000_000;

/**
 * The picture in the base64 of a request field, as it will be kept. A file that the member sent before is taken as it is kept
 * already: a repeated order gets its answer whatever is left of the day, and costs no decoding. Refused by field, with
 * UPLOADS_TODAY, with STORAGE_FULL while too little space is left, and with the refusals of {@link PictureReader.read}.
 */
export async function receivePicture(
  { database, clock, pictures, storage }: Pick<Services, 'database' | 'clock' | 'pictures' | 'storage'>,
  memberId: bigint,
  field: FieldName,
  base64: string,
): Promise<Picture> {
  const bytes = bytesOf(field, base64);
  const known = await storedPicture(database, memberId, sha256(bytes));
  if (known !== undefined) return known;
  if (!(await storage.hasSpace())) throw refusals.STORAGE_FULL({ final: false });
  // Counted before it is decoded: what cannot be read costs as much.
  if (!(await takeFromDay(database, clock, `upload ${memberId}`, bytesPerDay, bytes.length)))
    throw refusals.UPLOADS_TODAY({ megabytes: String(bytesPerDay / 1_000_000) }, { final: false });
  return pictures.read(bytes, memberId);
}
