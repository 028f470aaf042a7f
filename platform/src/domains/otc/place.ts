import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { OfferQuote } from '@portal/schema/rules';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { operationNames, readOffer, type OfferView, type OfferRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { checkOffer, quote, refuseTooManyOffers, requireOpen, offerCoin } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['otc']['publish']>;

/** Freezes credits for sale. Refused if the proceeds differ from what the member was shown. */
export async function publish(services: Services, memberId: bigint, data: Request): Promise<OfferView> {
  const amount = parsePositiveAmount(data.amount);
  const price = parsePositiveAmount(data.price, 'price');
  const shown = parsePositiveAmount(data.actualAmount, 'actualAmount');
  const input = {
    amount: formatAmount(amount),
    price: formatAmount(price),
    actualAmount: formatAmount(shown),
  };
  const request = { memberId, action: operationNames.publish, data, input };
  return runMemberOperation<OfferView>(services, request, async (operation) => {
    const rules = await requireOpen(operation.tx);
    checkOffer({ amount, price }, rules);
    await refuseTooManyOffers(operation.tx, memberId, rules);
    const quoted = quote(amount, price, rules);
    if (quoted.actualAmount !== shown)
      throw refusals.OTC_FEE_CHANGED({ actualAmount: formatAmount(quoted.actualAmount) });
    const { id } = await placeOrder(operation, { memberId, amount, price, quote: quoted });
    return readOffer(operation.tx, id, memberId);
  });
}

/** The data of an offer, in minor units. */
export interface Placement {
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly price: bigint;
  readonly quote: OfferQuote;
}

/**
 * Freezes the amount and inserts the offer. The caller has checked that it is allowed; refused with
 * INSUFFICIENT_BALANCE. Its total and fee are fixed now.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<OfferRow> {
  const { memberId, amount, price, quote: quoted } = placement;
  const { tx, now } = operation;
  const journal = await openHold(operation, {
    recordType: 'otcSell',
    kind: 'otc',
    bucket: 'frozen',
    member: memberId,
    coin: offerCoin,
    amount,
  });
  return insertRow<OfferRow>(tx, 'otc_order', {
    member_id: memberId,
    amount,
    price,
    total: quoted.total,
    fee: quoted.fee,
    hold_id: journal.holdId,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
  });
}
