/** Claiming in tests: members whose insured packages lost something. */
import { domains, type RequestOf, type ResultOf } from '@portal/schema/rest';

import type { CallAnswer } from '../../../test/client.ts';
import { pictureOf } from '../../../test/pictures.ts';
import type { Suite } from '../../../test/platforms.ts';
import type { TestPlatform } from '../../../test/testing.ts';
import { bronze, newHolder, nextKey, nextTrade, type Holder } from '../insurance/insurance.fixture.ts';

const { claims, insurance } = domains;

export type Claim = ResultOf<typeof claims.claimOrder>;
type Filter = Partial<RequestOf<typeof claims.claimOrderList>>;

/** A member with a bronze package that is insured from the next day on. */
export interface Claimant {
  readonly holder: Holder;
  readonly contractId: string;
  /** Claims a trade, with a screenshot of its own where none is given. */
  file(tradeId: string, more?: FilingDetails): Promise<CallAnswer<Claim>>;
  /** A claim that was taken. */
  filed(tradeId: string, more?: FilingDetails): Promise<Claim>;
  list(filter?: Filter): Promise<Claim[]>;
  /** The ids of the trades of the round, in their order. */
  trades(): Promise<string[]>;
}

interface FilingDetails {
  readonly key?: string;
  /** In base64. */
  readonly screenshot?: string;
  readonly language?: string;
}

/** A screenshot in base64; the same for the same tint. */
export const screenshotOf = async (tint: number): Promise<string> =>
  (await pictureOf('png', { tint })).toString('base64');

/** A new member with a package bought and insured now. */
export async function newClaimant(suite: Suite, userName: string): Promise<Claimant> {
  const holder = await newHolder(suite, userName, '1000');
  const { id: contractId } = await holder.bought(bronze, '100');
  const { code, message } = await holder.change('buyInsurance', contractId, '3');
  if (code !== 20000) throw new Error(message);
  return claimantOf(suite, holder, contractId);
}

/** The same for a package that a member has already. */
export function claimantOf({ client }: Suite, holder: Holder, contractId: string): Claimant {
  const file: Claimant['file'] = async (
    tradeId,
    { key = nextKey(), screenshot, language = 'en-US' } = {},
  ) => {
    const data = { idempotencyKey: key, tradeId, screenshot: screenshot ?? (await screenshotOf(1)) };
    return client.call(claims.claimOrder, data, { token: await holder.token(), language });
  };
  return {
    holder,
    contractId,
    file,
    filed: async (tradeId, more) => {
      const { result, message } = await file(tradeId, more);
      if (result === undefined) throw new Error(message);
      return result;
    },
    list: async (filter = {}) => {
      const { result, message } = await client.call(
        claims.claimOrderList,
        { pageSize: 100, cursor: null, ...filter },
        { token: await holder.token() },
      );
      if (result === undefined) throw new Error(message);
      return result.records;
    },
    trades: async () => {
      const { result } = await client.call(
        insurance.buyInsuranceNumberInfo,
        { id: contractId },
        { token: await holder.token() },
      );
      return (result?.records[0]?.trades ?? []).map(({ id }) => id);
    },
  };
}

/** A day that no premium insures yet, and then the trades of the round, at rates in millionths. */
export async function tradeRound(platform: TestPlatform, rates: readonly bigint[]): Promise<void> {
  await nextTrade(platform);
  for (const rate of rates) await nextTrade(platform, rate);
}
