/** What a review says of the picture that was sent in with an order. */
import type { Queryable } from '../database/database.ts';

/** A table of orders with pictures. */
type OrderTable = string;

/** Its columns of pictures, where it has others than this one. */
const usual = 'upload_id';

/** How many other orders with the same picture a review names. */
const maxTwins = 5;

/** SQL: the ids of other orders of the table of which a picture is the same file as one of the row `o`. */
export const twinsOf = (table: OrderTable, columns: readonly string[] = [usual]): string => `array(
  select distinct other.id from upload mine join upload sent on sent.sent_sha256 = mine.sent_sha256
  join ${table} other on sent.id in (${columns.map((column) => `other.${column}`).join(', ')})
  where mine.id in (${columns.map((column) => `o.${column}`).join(', ')}) and other.id <> o.id
  order by other.id limit ${maxTwins})`;

/** Names the other orders with the same picture, which may be of one event. `kind` is that of the review's id. */
export const sayPicture = (kind: string, twins: readonly bigint[]): string =>
  twins.length === 0 ? 'picture' : `picture, the same as of ${twins.map((id) => `${kind}:${id}`).join(', ')}`;

/** The picture of an order as it is kept; undefined where there is none. */
export async function pictureOfOrder(
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
