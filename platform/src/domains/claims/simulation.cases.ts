import { domains } from '@portal/schema/rest';
import type { Simulated } from '../../../test/simulation/act.ts';
import { makeScreenshot } from './claims.fixture.ts';

const { claims, insurance } = domains;

/** The trades of these rounds, six each, fit on one page of claims. */
const rounds = 16;

export default {
  acts: {
    'claim the loss of a trade': {
      weight: 12,
      run: async ({ random, call, confirmed }) => {
        const { records } = await call(insurance.buyInsuranceNumberInfo, { pageSize: rounds, cursor: null });
        const losses = records
          .flatMap(({ trades }) => trades)
          .filter(({ result, valid }) => valid && result.startsWith('-'));
        if (losses.length === 0) return false;
        const { records: newest } = await call(claims.claimOrderList, {
          buyInsuranceIds: records.map(({ premium }) => premium.id),
          pageSize: 100,
          cursor: null,
        });
        const claimed = newest.filter(({ status }) => status !== 'REJECTED').map(({ tradeId }) => tradeId);
        const loss = random.pick(losses.filter(({ id }) => !claimed.includes(id)));
        if (loss === undefined) return false;
        await call(claims.claimOrder, {
          idempotencyKey: confirmed().idempotencyKey,
          tradeId: loss.id,
          screenshot: await makeScreenshot(random.below(256)),
        });
        return true;
      },
    },
  },
} satisfies Simulated;
