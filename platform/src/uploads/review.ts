/** Pictures of orders, for reviews. */
import type { Queryable } from '../database/database.ts';

/** A table of orders with pictures. */
type OrderTable = string;

/** The default column of a picture. */
const usual = 'upload_id';

/** Maximum number of other orders with the same picture that a review lists. */
const maxListed = 5;

/** SQL for the ids of other orders in the table that have a picture from the same file as the row `o`. */
export const ordersWithSamePicture = (
  table: OrderTable,
  columns: readonly string[] = [usual],
): string => `array(
  select distinct other.id from upload mine join upload sent on sent.sent_sha256 = mine.sent_sha256
  join ${table} other on sent.id in (${columns.map((column) => `other.${column}`).join(', ')})
  where mine.id in (${columns.map((column) => `o.${column}`).join(', ')}) and other.id <> o.id
  order by other.id limit ${maxListed})`;

/**
 * Describes the picture and lists other orders with the same one, which may be duplicates. `kind` is the review kind.
 */
export const describePicture = (kind: string, others: readonly bigint[]): string =>
  others.length === 0
    ? 'picture'
    : `picture, the same as of ${others.map((id) => `${kind}:${id}`).join(', ')}`;

/** The stored picture of an order, or undefined. */
export async function getOrderPicture(
  db: Queryable,
  table: OrderTable,
  id: bigint,
  column = usual,
): Promise<Buffer | undefined> {
  const row = await db.maybe<{ content: Buffer }>(
    `select u.content from ${table} o join upload u on u.id = o.${column} where o.id = $1`,
    [id],
  );
  return row?.content;
}
