import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { runOnce } from '../../ledger/idempotency.ts';
import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { checkAmount } from '../amount-limits.ts';
import { orderOf, type Order } from './orders.ts';
import { convertTerms } from './pairs.ts';
import { placeOrder } from './place.ts';
import { quote } from './quote.ts';

type Request = ParsedRequestOf<(typeof domains)['convert']['convert']>;

/**
 * Freezes credits to make them another kind when the order settles. Refused when the member was shown to get another
 * amount than it comes to now; an amount that comes to nothing is refused so too.
 */
export async function convert(services: Services, memberId: bigint, data: Request): Promise<Order> {
  const amount = parsePositiveAmount(data.amount);
  const shown = parsePositiveAmount(data.actualAmount, 'actualAmount');
  return runOnce<Order>(
    services.database,
    {
      scope: `member:${memberId}:convert`,
      key: data.idempotencyKey,
      input: {
        from: data.fromCoin,
        to: data.toCoin,
        amount: formatAmount(amount),
        actualAmount: formatAmount(shown),
      },
      now: services.clock.now(),
    },
    async (operation) => {
      const terms = await convertTerms(operation.tx, data.fromCoin, data.toCoin);
      const { pair } = terms;
      checkAmount(amount, { ...pair, coin: pair.from });
      const quoted = quote(pair, amount);
      if (quoted.actualAmount !== shown) {
        throw refuse('CONVERT_CHANGED', {
          actualAmount: formatAmount(quoted.actualAmount),
          coin: pair.to,
        });
      }
      return orderOf(await placeOrder(operation, { memberId, terms, amount, quote: quoted }));
    },
  );
}
