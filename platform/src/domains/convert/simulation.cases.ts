import { domains, type CreditType } from '@portal/schema/rest';
import { formatAmount, minorPerUnit, quote, toMinor } from '@portal/schema/rules';
import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { convert } = domains;

/** The credits that cash is converted into, with weights. */
const targetWeights: Readonly<Record<CreditType, number>> = {
  INSURANCE_POINT: 16,
  ASSETS_POINT: 12,
  WITHDRAWAL_POINT: 4,
  USDT_POINT: 1,
  GMT: 1,
  CASH_POINT: 1,
  BONUS_POINT: 1,
};

/** Converts part of a sufficient balance. Returns the order, or undefined if there is no such balance. */
async function place({ random, call, available, confirmed }: Actor): Promise<{ id: string } | undefined> {
  const { records } = await call(convert.convertConfigList, {});
  const [pair] = random.shuffle(
    records.map((one) => ({ ...one, weight: one.fromCoin === 'CASH_POINT' ? targetWeights[one.toCoin] : 1 })),
  );
  if (pair === undefined) return undefined;
  const has = await available(pair.fromCoin);
  const [min, max] = [toMinor(pair.minAmount), toMinor(pair.maxAmount)];
  if (has < min) return undefined;
  const most = has < max ? has : max;
  // Rounded down to a multiple within the range.
  const amount = (min + ((most - min) * BigInt(300 + random.below(700))) / 1_000n) / minorPerUnit;
  const converted = amount * minorPerUnit < min ? min : amount * minorPerUnit;
  const { actualAmount } = quote(converted, { rate: toMinor(pair.rate), feeRate: toMinor(pair.feeRate) });
  return call(convert.convert, {
    ...confirmed(),
    fromCoin: pair.fromCoin,
    toCoin: pair.toCoin,
    amount: formatAmount(converted),
    actualAmount: formatAmount(actualAmount),
  });
}

export default {
  acts: {
    convert: { weight: 12, run: async (actor) => (await place(actor)) !== undefined },
    'cancel a convert': {
      weight: 1,
      run: async (actor) => {
        const order = await place(actor);
        if (order === undefined) return false;
        await actor.call(convert.cancelConvert, {
          idempotencyKey: actor.confirmed().idempotencyKey,
          id: order.id,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
