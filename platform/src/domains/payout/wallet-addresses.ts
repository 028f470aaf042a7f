import type { domains, ParsedRequestOf, ResultOf, WalletType } from '@portal/schema/rest';

import type { Queryable, Transaction } from '../../database/database.ts';
import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { proveTransactionPassword } from '../member/passwords.ts';
import { looksLike, readAddress } from './addresses.ts';
import { changeMethods, known, refuseWhenFull } from './methods.ts';
import { refuseUnpayable } from './unpayable.ts';

type Payout = (typeof domains)['payout'];
type Shown = ResultOf<Payout['add']>;

/** Where a wallet is. */
export interface WalletAddress {
  readonly network: WalletType;
  /** As `readAddress` writes it. */
  readonly address: string;
}

interface Row {
  readonly id: bigint;
  readonly network: WalletType;
  readonly address: string;
  readonly label: string | null;
  readonly created_at: Date;
}

const columns = 'id, network, address, label, created_at';

const saved = { index: 'payout_wallet_address_saved', refusal: () => refuse('ADDRESS_SAVED') };

const rowsOf = (db: Queryable, memberId: bigint): Promise<Row[]> =>
  db.query<Row>(`select ${columns} from payout_wallet_address where member_id = $1 order by id`, [memberId]);

/** The member's wallet addresses, oldest first. */
export async function walletAddressesOf(db: Queryable, memberId: bigint): Promise<ResultOf<Payout['list']>> {
  return { records: (await rowsOf(db, memberId)).map(show) };
}

/**
 * Adds a wallet address. Refused with what is wrong with it (`readAddress`, `refuseUnpayable`), ADDRESS_SAVED,
 * ADDRESS_LOOKS_LIKE unless that was accepted, PAYOUT_METHODS_FULL.
 */
export async function addWalletAddress(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['add']>,
): Promise<Shown> {
  await proveTransactionPassword(services, memberId, data.transactionPassword);
  const wallet = { network: data.walletType, address: readAddress(data.walletType, data.walletAddress) };
  await refuseUnpayable(services, wallet);
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const rows = await rowsOf(tx, memberId);
    refuseSaved(rows, wallet);
    refuseWhenFull(rows.length);
    if (data.lookAlikeAccepted !== true) refuseLookAlike(rows, wallet);
    return show(
      await insertWalletAddress(tx, memberId, { ...wallet, label: data.label }, services.clock.now()),
    );
  });
}

/** Writes a wallet address down; the caller has checked that it may be. */
export function insertWalletAddress(
  tx: Transaction,
  memberId: bigint,
  { network, address, label }: WalletAddress & { readonly label: string | undefined },
  now: Date,
): Promise<Row> {
  return tx.one<Row>(
    `insert into payout_wallet_address (member_id, network, address, label, created_at)
     values ($1, $2, $3, $4, $5) returning ${columns}`,
    [memberId, network, address, label ?? null, now],
  );
}

/** Changes a wallet address. Refused with PAYOUT_METHOD_UNKNOWN and as when one is added; a new label alone never is. */
export async function updateWalletAddress(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Payout['update']>,
): Promise<Shown> {
  await proveTransactionPassword(services, memberId, data.transactionPassword);
  const id = BigInt(data.id);
  const before = known((await rowsOf(services.database, memberId)).find((row) => row.id === id));
  const wallet = { network: data.walletType, address: readAddress(data.walletType, data.walletAddress) };
  const isMoved = !isSame(before, wallet);
  if (isMoved) await refuseUnpayable(services, wallet);
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const rows = await rowsOf(tx, memberId);
    // The one that is changed counts too: an address of somebody else, pasted in its place, looks like it.
    if (isMoved && data.lookAlikeAccepted !== true) refuseLookAlike(rows, wallet);
    const row = await tx.maybe<Row>(
      `update payout_wallet_address set network = $3, address = $4, label = $5
       where id = $1 and member_id = $2 returning ${columns}`,
      [id, memberId, wallet.network, wallet.address, data.label ?? null],
    );
    return show(known(row));
  });
}

/** Deletes a wallet address. Refused with PAYOUT_METHOD_UNKNOWN. */
export async function deleteWalletAddress(
  services: Services,
  memberId: bigint,
  { id, transactionPassword }: ParsedRequestOf<Payout['del']>,
): Promise<{ id: string }> {
  await proveTransactionPassword(services, memberId, transactionPassword);
  const row = await services.database.maybe<{ id: bigint }>(
    'delete from payout_wallet_address where id = $1 and member_id = $2 returning id',
    [BigInt(id), memberId],
  );
  return { id: known(row).id.toString() };
}

/** One of the member's addresses, kept as it is until the transaction ends; undefined when it is not theirs. */
export async function walletAddressOf(
  tx: Transaction,
  memberId: bigint,
  id: bigint,
): Promise<WalletAddress | undefined> {
  const row = await tx.maybe<Row>(
    `select ${columns} from payout_wallet_address where id = $1 and member_id = $2 for share`,
    [id, memberId],
  );
  return row && { network: row.network, address: row.address };
}

const isSame = (one: WalletAddress, other: WalletAddress): boolean =>
  one.network === other.network && one.address === other.address;

/** Whole, so that it can be compared character by character. */
function refuseLookAlike(rows: readonly Row[], { address }: WalletAddress): void {
  const alike = rows.find((row) => looksLike(row.address, address));
  if (alike !== undefined) throw refuse('ADDRESS_LOOKS_LIKE', { saved: alike.address });
}

/** Said before that there is no room, or that it looks like another: it is there already. */
function refuseSaved(rows: readonly Row[], wallet: WalletAddress): void {
  if (rows.some((row) => isSame(row, wallet))) throw saved.refusal();
}

const show = (row: Row): Shown => ({
  id: row.id.toString(),
  walletType: row.network,
  walletAddress: row.address,
  label: row.label,
  createTime: row.created_at.getTime(),
});
