import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { isSameAddress, isConfusable } from '@portal/schema/rules';
import type { Queryable, Transaction } from '../../database/database.ts';
import { requireAddress } from '../../orders/addresses.ts';
import type { AddressCheck, Services, WalletAddress } from '../../services/services.ts';
import { confirmOperation } from '../member/index.ts';
import { coolDownColumns, toCoolDownView, getUsableTime, type CoolDown } from './cool-down.ts';
import { getLastFour, mails } from './mails.ts';
import { changeMethods, requireFound, refuseWhenFull } from './methods.ts';
import { refusals } from './refusals.ts';
import { refuseUnpayable } from './unpayable.ts';

type Payout = (typeof domains)['payout'];
type WalletAddressView = AnswerOf<Payout['add']>;

interface Row extends WalletAddress, CoolDown {
  readonly id: bigint;
  readonly label: string | null;
  readonly created_at: Date;
  readonly looked_up: boolean;
}

const columns = `id, network, address, label, created_at, looked_up, ${coolDownColumns}`;

const saved = { index: 'payout_wallet_address_saved', refusal: () => refusals.ADDRESS_SAVED() };

const listRows = (db: Queryable, memberId: bigint): Promise<Row[]> =>
  db.query<Row>(`select ${columns} from payout_wallet_address where member_id = $1 order by id`, [memberId]);

/** Returns the member's wallet addresses, oldest first. */
export async function listWalletAddresses(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<Payout['list']>> {
  return { records: (await listRows(db, memberId)).map(toView) };
}

/**
 * Adds a wallet address. Refused like `requireAddress` and `refuseUnpayable`, and with ADDRESS_SAVED,
 * ADDRESS_LOOKS_LIKE (unless the similarity was accepted) or PAYOUT_METHODS_FULL.
 */
export async function addWalletAddress(
  services: Services,
  checks: readonly AddressCheck[],
  memberId: bigint,
  data: ParsedRequestOf<Payout['add']>,
): Promise<WalletAddressView> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  const wallet = { network: data.walletType, address: requireAddress(data.walletType, data.walletAddress) };
  const isLookedUp = await refuseUnpayable(services, checks, wallet);
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const rows = await listRows(tx, memberId);
    refuseSaved(rows, wallet);
    refuseWhenFull(rows.length);
    if (data.lookAlikeAccepted !== true) refuseSimilar(rows, wallet);
    const now = services.clock.now();
    const usableAt = await getUsableTime(tx, now);
    const added = await insertWalletAddress(tx, memberId, { ...wallet, label: data.label }, now, {
      isLookedUp,
      usableAt,
    });
    await services.outbox.put(tx, memberId, mails.PAYOUT_METHOD_ADDED(toMailParameters(wallet, usableAt)));
    return toView(added);
  });
}

/**
 * Inserts a wallet address that can be paid to from `usableAt`, or immediately. The caller has checked that it is
 * allowed.
 */
export function insertWalletAddress(
  tx: Transaction,
  memberId: bigint,
  { network, address, label }: WalletAddress & { readonly label: string | undefined },
  now: Date,
  { isLookedUp, usableAt }: { readonly isLookedUp: boolean; readonly usableAt: Date | null } = {
    isLookedUp: false,
    usableAt: null,
  },
): Promise<Row> {
  return tx.one<Row>(
    `insert into payout_wallet_address (member_id, network, address, label, created_at, changed_at, looked_up, usable_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7) returning ${columns}`,
    [memberId, network, address, label ?? null, now, isLookedUp, usableAt],
  );
}

/**
 * Changes a wallet address. Refused with PAYOUT_METHOD_UNKNOWN or as when adding. A new label or notation of the same
 * address is not checked and does not wait.
 */
export async function updateWalletAddress(
  services: Services,
  checks: readonly AddressCheck[],
  memberId: bigint,
  data: ParsedRequestOf<Payout['update']>,
): Promise<WalletAddressView> {
  await confirmOperation(services, memberId, data.transactionPassword, 'DESTINATION');
  const id = BigInt(data.id);
  const before = requireFound((await listRows(services.database, memberId)).find((row) => row.id === id));
  const wallet = { network: data.walletType, address: requireAddress(data.walletType, data.walletAddress) };
  const isMoved = !isSame(before, wallet);
  const isLookedUp = isMoved && (await refuseUnpayable(services, checks, wallet));
  return changeMethods(services.database, memberId, saved, async (tx) => {
    const rows = await listRows(tx, memberId);
    // The old address is compared too: an attacker's lookalike may have been pasted in its place.
    if (isMoved && data.lookAlikeAccepted !== true) refuseSimilar(rows, wallet);
    const current = requireFound(rows.find((row) => row.id === id));
    const now = services.clock.now();
    const fresh = { changedAt: now, usableAt: await getUsableTime(tx, now), looked_up: isLookedUp };
    const isOther = !isSame(current, wallet);
    const { changedAt, usableAt, looked_up } = isOther ? fresh : current;
    const row = await tx.maybe<Row>(
      `update payout_wallet_address set network = $3, address = $4, label = $5, changed_at = $6, usable_at = $7, looked_up = $8
       where id = $1 and member_id = $2 returning ${columns}`,
      [id, memberId, wallet.network, wallet.address, data.label ?? null, changedAt, usableAt, looked_up],
    );
    if (isOther)
      await services.outbox.put(
        tx,
        memberId,
        mails.PAYOUT_METHOD_CHANGED(toMailParameters(wallet, fresh.usableAt)),
      );
    return toView(requireFound(row));
  });
}

/** Returns the mail parameters of an address. */
const toMailParameters = ({ address }: WalletAddress, usableAt: Date) => ({
  kind: 'wallet' as const,
  ending: getLastFour(address),
  usable: usableAt.toISOString(),
});

/** Returns one of the member's addresses, locked until the transaction ends; undefined if it is not theirs. */
export function requireWalletAddress(
  tx: Transaction,
  memberId: bigint,
  id: bigint,
): Promise<(WalletAddress & CoolDown) | undefined> {
  return tx.maybe<WalletAddress & CoolDown>(
    `select network, address, ${coolDownColumns} from payout_wallet_address where id = $1 and member_id = $2 for share`,
    [id, memberId],
  );
}

const isSame = (one: WalletAddress, other: WalletAddress): boolean =>
  one.network === other.network && isSameAddress(one.address, other.address);

/** The full address, so that the member can compare it character by character. */
function refuseSimilar(rows: readonly Row[], { address }: WalletAddress): void {
  const similar = rows.find((row) => isConfusable(row.address, address));
  if (similar !== undefined) throw refusals.ADDRESS_LOOKS_LIKE({ saved: similar.address });
}

/** Runs before the checks of the maximum and of similarity, so that a saved address is reported as saved. */
function refuseSaved(rows: readonly Row[], wallet: WalletAddress): void {
  if (rows.some((row) => isSame(row, wallet))) throw saved.refusal();
}

const toView = (row: Row): WalletAddressView => ({
  id: row.id.toString(),
  walletType: row.network,
  walletAddress: row.address,
  label: row.label,
  createTime: row.created_at.getTime(),
  ...toCoolDownView(row),
  lookedUp: row.looked_up,
});
