/** Premiums: paid by the member, or issued by an operator, who can recall them before they insure a trade. */
import type { domains, ParsedRequestOf, PremiumBlockingReason } from '@portal/schema/rest';
import type { Refusal } from '../../kernel/refusal.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { RecordType } from '../../ledger/record-types.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { requireRunning, requireShown } from './change-guards.ts';
import { firstInsuredDay } from './insured.ts';
import type { ContractRow } from './orders.ts';
import { getPremium, toPremiumView, type PremiumView, type PremiumRow } from './premiums.ts';
import { refusals } from './refusals.ts';
import { coin, getPremiumQuote, type PremiumQuote } from './rules.ts';
import { getStatus } from './states.ts';

type Request = ParsedRequestOf<(typeof domains)['insurance']['buyInsurance']>;

/** The refusal for each reason why there is no next premium. */
const blockingRefusals: Readonly<Record<PremiumBlockingReason, () => Refusal>> = {
  TERMINATED: refusals.INSURANCE_ENDED,
  TRIAL: refusals.INSURANCE_TRIAL,
  UNLOCKED: refusals.PREMIUM_UNLOCKED,
  MAXIMUM: refusals.PREMIUM_MAXIMUM,
  ROUND_OPEN: refusals.PREMIUM_ROUND_OPEN,
  ROUND_LOST: refusals.PREMIUM_ROUND_LOST,
};

/** Pays a premium, which insures the next six trades. */
export function payPremium(services: Services, memberId: bigint, data: Request): Promise<PremiumView> {
  const shown = parsePositiveAmount(data.amount);
  const { id } = data;
  const input = { id, amount: formatAmount(shown) };
  const request = { memberId, action: 'buyInsurance', data, input };
  return runMemberOperation<PremiumView>(services, request, async (operation) => {
    const contract = await requireRunning(operation, memberId, BigInt(id));
    const offer = requirePremiumQuote(operation, contract);
    requireShown(shown, offer.amount);
    return toPremiumView(await placePremium(operation, contract, offer));
  });
}

/** Returns the next premium of a contract. Refused if there is none now. */
export function requirePremiumQuote({ now }: Operation, contract: ContractRow): PremiumQuote {
  const offer = getPremiumQuote(contract, getStatus(contract, now));
  if (typeof offer === 'string') throw blockingRefusals[offer]();
  return offer;
}

/** A premium issued by the operator, with the reason. */
interface Issued {
  readonly reason: string | undefined;
}

/**
 * Posts and inserts a premium, which insures the current amount in the package. With `issued`, the house pays for it.
 */
export async function placePremium(
  operation: Operation,
  contract: ContractRow,
  { position, amount }: PremiumQuote,
  issued?: Issued,
): Promise<PremiumRow> {
  const { tx, now } = operation;
  const { member_id: memberId } = contract;
  const paid = toLegs(memberId, -amount, 'premium');
  const reason = issued?.reason;
  const journal = await post(operation, {
    recordType: issued === undefined ? 'premium' : 'issuePremium',
    legs: issued === undefined ? paid : [...toLegs(memberId, amount, 'issuePremium'), ...paid],
    reason,
  });
  const { id } = await tx.one<{ id: bigint }>(
    `insert into insurance_premium (contract_id, member_id, position, is_issued, amount, reason, journal_id, receipt_number,
       transaction_number, created_at, insured, insured_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${firstInsuredDay('$10::timestamptz')}) returning id`,
    [
      contract.id,
      memberId,
      position,
      issued !== undefined,
      amount,
      reason ?? null,
      journal.id,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
      contract.amount,
    ],
  );
  return requirePremium(operation, id);
}

/** Recalls an issued premium. The caller has checked that it insured no trade. */
export async function recallPremium(
  operation: Operation,
  premium: PremiumRow,
  reason: string | undefined,
): Promise<void> {
  const { member_id: memberId, amount } = premium;
  const journal = await post(operation, {
    recordType: 'recallPremium',
    receiptNumber: premium.receipt_number,
    legs: [...toLegs(memberId, amount, 'premium'), ...toLegs(memberId, -amount, 'recallPremium')],
    reason,
  });
  await operation.tx.execute(
    'update insurance_premium set recalled_at = $2, recall_journal_id = $3 where id = $1',
    [premium.id, operation.now, journal.id],
  );
}

async function requirePremium({ tx }: Operation, id: bigint): Promise<PremiumRow> {
  const row = await getPremium(tx, id);
  if (row === undefined) throw new Error(`there is no premium ${id}`);
  return row;
}

/** Returns the legs from the house to the member, or back if the amount is negative. The paying account comes first. */
function toLegs(memberId: bigint, amount: bigint, recordType: RecordType): Leg[] {
  const legs: readonly [Leg, Leg] = [
    { account: house('insurance'), coin, amount: -amount, recordType },
    { account: member(memberId), coin, amount, recordType },
  ];
  return amount > 0n ? [...legs] : [legs[1], legs[0]];
}
