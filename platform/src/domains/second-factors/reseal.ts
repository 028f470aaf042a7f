import { rowJob } from '../../jobs/rows.ts';
import type { SealedSecret } from '../../kernel/secret-box.ts';
import { ownerOf } from './prove.ts';

interface Row {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly key_name: string;
  readonly sealed: Buffer;
}

/**
 * Seals secrets again with the current key while the platform still has the previous one, which can then be removed.
 */
export const reseal = rowJob<Row, SealedSecret>({
  name: 'reseal-factors',
  everyMs: 60_000,
  table: 'second_factor',
  isNeeded: ({ secretBox }) => secretBox.keyNames.length > 1,
  due: ({ secretBox: { keyName, keyNames } }) => {
    // Names of keys contain no characters that need escaping in SQL.
    const others = keyNames.filter((name) => name !== keyName).map((name) => `'${name}'`);
    return Promise.resolve(
      others.length === 0 ? undefined : `o.created_at <= $1 and o.key_name in (${others.join()})`,
    );
  },
  order: 'o.id',
  ask: ({ secretBox }, { member_id: memberId, key_name: keyName, sealed }) => {
    const owner = ownerOf(memberId);
    return Promise.resolve(secretBox.seal(secretBox.open({ keyName, sealed }, owner), owner));
  },
  work: ({ tx, row, found }) =>
    tx.execute('update second_factor set key_name = $2, sealed = $3 where id = $1', [
      row.id,
      found.keyName,
      found.sealed,
    ]),
});
