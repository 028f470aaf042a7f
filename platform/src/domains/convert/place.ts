import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { Quote } from '@portal/schema/rules';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { toConvertView, type ConvertView, type ConvertRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { quote, requireTerms, type ConvertTerms } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['convert']['convert']>;

/**
 * Freezes credits that are converted when the order settles. Refused if the amount to receive differs from what the
 * member was shown, or is zero.
 */
export async function convert(services: Services, memberId: bigint, data: Request): Promise<ConvertView> {
  const amount = parsePositiveAmount(data.amount);
  const shown = parsePositiveAmount(data.actualAmount, 'actualAmount');
  const input = {
    from: data.fromCoin,
    to: data.toCoin,
    amount: formatAmount(amount),
    actualAmount: formatAmount(shown),
  };
  const request = { memberId, action: 'convert', data, input };
  return runMemberOperation<ConvertView>(services, request, async (operation) => {
    const terms = await requireTerms(operation.tx, data.fromCoin, data.toCoin);
    const { pair } = terms;
    checkAmount(amount, { ...pair, coin: pair.from });
    const quoted = quote(pair, amount);
    if (quoted.actualAmount !== shown) {
      throw refusals.CONVERT_CHANGED({
        actualAmount: formatAmount(quoted.actualAmount),
        coin: pair.to,
      });
    }
    return toConvertView(await placeOrder(operation, { memberId, terms, amount, quote: quoted }));
  });
}

/** The data of an order, in minor units. */
export interface Placement {
  readonly memberId: bigint;
  readonly terms: ConvertTerms;
  /** The amount to convert, including the fee. */
  readonly amount: bigint;
  readonly quote: Quote;
}

/**
 * Freezes the amount and inserts the order. The caller has checked that it is allowed; refused with
 * INSUFFICIENT_BALANCE. The fee is a separate record, so that records add up to the balance. Both records stay
 * pending as long as the order.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<ConvertRow> {
  const { memberId, terms, amount, quote } = placement;
  const { pair, cancelSeconds } = terms;
  const { tx, now } = operation;
  const journal = await openHold(operation, {
    recordType: 'convert',
    kind: 'convert',
    bucket: 'frozen',
    member: memberId,
    coin: pair.from,
    amount,
    feeParts: [{ amount: quote.fee, recordType: 'convertFee' }],
  });
  return insertRow<ConvertRow>(tx, 'convert_order', {
    member_id: memberId,
    from_coin_id: coins[pair.from],
    to_coin_id: coins[pair.to],
    amount,
    fee: quote.fee,
    rate: pair.rate,
    actual_amount: quote.actualAmount,
    status: 'PENDING',
    hold_id: journal.holdId,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
    settles_at: new Date(now.getTime() + cancelSeconds * 1_000),
  });
}
