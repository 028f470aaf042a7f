import type { Locale } from '@portal/schema/locales';
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { receiptNumber } from '../../ledger/numbers.ts';
import type { Services } from '../../services/services.ts';
import type { Picture } from '../../uploads/picture.ts';
import { receivePicture } from '../../uploads/receive.ts';
import { storeUpload } from '../../uploads/store.ts';
import { runMemberOperation, type MemberRequest } from '../member/index.ts';
import { refuseSubmittedBefore } from './once.ts';
import {
  getChannelNames,
  toDepositView,
  type DepositView,
  type DepositRow,
  type PlacingOperation,
} from './orders.ts';
import { readChainReference, readReceipt, type Reference } from './reference.ts';
import { refusals } from './refusals.ts';
import {
  requireBankRule,
  chainRate,
  splitAmount,
  type Parts,
  requireNetworkRule,
  refuseTooManyPending,
} from './rules.ts';

type Deposit = (typeof domains)['deposit'];

/** The member who submits a deposit, and the language of the request. */
export interface Sender {
  readonly memberId: bigint;
  readonly locale: Locale;
}

/**
 * Records a deposit on a chain. Refused with DEPOSIT_NETWORK_CLOSED, DEPOSIT_BELOW,
 * DEPOSIT_HASH_MISTYPED, DEPOSIT_SUBMITTED_BEFORE, DEPOSITS_WAITING, and with the refusals of its picture.
 */
export async function depositOnChain(
  services: Services,
  sender: Sender,
  data: ParsedRequestOf<Deposit['deposit']>,
): Promise<DepositView> {
  const network = data.walletType;
  const amount = parsePositiveAmount(data.amount);
  const reference = readChainReference(network, data.referenceNo);
  const picture = await readPicture(services, sender, data.receiptImage);
  const input = { network, ...toInput(amount, reference, picture) };
  return place(services, sender, { action: 'deposit', data, input }, async (operation) => {
    const rule = await requireNetworkRule(operation.tx, sender.memberId, network);
    return insertDeposit(operation, sender.memberId, {
      amount,
      rate: chainRate,
      parts: splitAmount(amount, chainRate, rule, 'USDT'),
      reference,
      picture,
      network,
      address: rule.address,
      isWatched: reference.isHash && services.chains.has(network),
    });
  });
}

type BankData = ParsedRequestOf<Deposit['bankDeposit']>;

/**
 * Records a deposit through a bank, without a picture if the operator reports it. Refused with
 * DEPOSIT_CHANNEL_CLOSED, DEPOSIT_RATE_CHANGED, and like one on a chain.
 */
export async function depositByBank(
  services: Services,
  sender: Sender,
  data: Omit<BankData, 'receiptImage'> & { readonly receiptImage: BankData['receiptImage'] | null },
): Promise<DepositView> {
  const amount = parsePositiveAmount(data.amount);
  const rate = parsePositiveAmount(data.exchangeRate, 'exchangeRate');
  const reference = readReceipt(data.referenceNo);
  const picture = await readPicture(services, sender, data.receiptImage);
  const channelId = BigInt(data.channelId);
  const accountId = BigInt(data.sysBankAccountId);
  const input = {
    channel: data.channelId,
    account: data.sysBankAccountId,
    rate: formatAmount(rate),
    ...toInput(amount, reference, picture),
  };
  return place(services, sender, { action: 'bankDeposit', data, input }, async (operation) => {
    const rule = await requireBankRule(operation.tx, channelId, accountId);
    if (rule.rate !== rate) throw refusals.DEPOSIT_RATE_CHANGED({ rate: formatAmount(rule.rate) });
    const { account } = rule;
    return insertDeposit(operation, sender.memberId, {
      amount,
      rate,
      parts: splitAmount(amount, rate, rule, 'USD'),
      reference,
      picture,
      channelId,
      account,
    });
  });
}

const readPicture = async (
  services: Services,
  { memberId }: Sender,
  base64: string | null | undefined,
): Promise<Picture | undefined> =>
  base64 == null ? undefined : receivePicture(services, memberId, 'receiptImage', base64);

/** The normalised input, which identifies a repeated request. */
const toInput = (
  amount: bigint,
  { value }: Reference,
  picture: Picture | undefined,
): { amount: string; reference: string; picture: string | null } => ({
  amount: formatAmount(amount),
  reference: value,
  picture: picture?.sentSha256.toString('hex') ?? null,
});

function place(
  services: Services,
  { memberId, locale }: Sender,
  request: Omit<MemberRequest, 'memberId'> & { readonly action: PlacingOperation },
  insert: (operation: Operation) => Promise<DepositRow>,
): Promise<DepositView> {
  return runMemberOperation<DepositView>(services, { memberId, ...request }, async (operation) => {
    await refuseTooManyPending(operation.tx, memberId);
    return toDepositView(await insert(operation), await getChannelNames(operation.tx, locale));
  });
}

/** A checked deposit. Amounts in minor units. */
export type NewDeposit = {
  /** In USDT or US dollars. */
  readonly amount: bigint;
  readonly rate: bigint;
  readonly parts: Parts;
  readonly reference: Reference;
  readonly picture: Picture | undefined;
} & (
  | {
      readonly network: NonNullable<DepositRow['network']>;
      readonly address: string;
      /** Whether the chain check looks its hash up. */
      readonly isWatched: boolean;
    }
  | { readonly channelId: bigint; readonly account: string }
);

/** Inserts a deposit with its picture. Refused with DEPOSIT_SUBMITTED_BEFORE. */
export async function insertDeposit(
  { id: operationId, tx, now }: Operation,
  memberId: bigint,
  deposit: NewDeposit,
): Promise<DepositRow> {
  const { amount, rate, parts, reference, picture } = deposit;
  const onChain = 'network' in deposit ? deposit : undefined;
  const byBank = 'channelId' in deposit ? deposit : undefined;
  const place = {
    network: onChain?.network ?? null,
    address: onChain?.address ?? null,
    bank_account: byBank?.account ?? null,
  };
  await refuseSubmittedBefore(tx, memberId, { ...place, reference: reference.value });
  const uploadId = picture && (await storeUpload(tx, memberId, 'receipt', picture, now));
  return insertRow<DepositRow>(tx, 'deposit', {
    member_id: memberId,
    receipt_number: receiptNumber(now),
    amount,
    rate,
    credited: parts.credited,
    network: place.network,
    address: place.address,
    channel_id: byBank?.channelId ?? null,
    bank_account: place.bank_account,
    reference: reference.value,
    is_hash: reference.isHash,
    upload_id: uploadId ?? null,
    chain_check: onChain?.isWatched === true ? 'WAITING' : 'NOT_CHECKED',
    // Set without an endpoint too, so that one configured later finds the deposit.
    next_check_at: reference.isHash ? now : null,
    operation_id: operationId,
    created_at: now,
    remainder: parts.remainder,
    remainder_state: parts.state,
  });
}
