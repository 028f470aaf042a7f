/** Test helpers for claims: members whose insured packages lost something. */
import { domains, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import { createPicture } from '../../../test/pictures.ts';
import type { Suite } from '../../../test/platforms.ts';
import type { TestPlatform } from '../../../test/testing.ts';
import { bronze, newHolder, nextKey, nextTrade, type Holder } from '../insurance/insurance.fixture.ts';

const { claims, insurance } = domains;

export type Claim = AnswerOf<typeof claims.claimOrder>;
type Filter = Partial<RequestOf<typeof claims.claimOrderList>>;

/** A member with a bronze package that is insured from the next day on. */
export interface Claimant {
  readonly holder: Holder;
  readonly contractId: string;
  /** Files a claim for a trade, by default with a unique screenshot. */
  file(tradeId: string, more?: FilingDetails): Promise<CallAnswer<Claim>>;
  /** An accepted claim. */
  filed(tradeId: string, more?: FilingDetails): Promise<Claim>;
  list(filter?: Filter): Promise<Claim[]>;
  /** The ids of the round's trades, in order. */
  trades(): Promise<string[]>;
}

interface FilingDetails {
  readonly key?: string;
  /** In base64. */
  readonly screenshot?: string;
  readonly language?: string;
}

/** A screenshot in base64; the same for the same tint. */
export const makeScreenshot = async (tint: number): Promise<string> =>
  (await createPicture('png', { tint })).toString('base64');

/** A new member with a package bought and insured now. */
export async function newClaimant(suite: Suite, userName: string): Promise<Claimant> {
  const holder = await newHolder(suite, userName, '1000');
  const { id: contractId } = await holder.bought(bronze, '100');
  const { code, message } = await holder.change('buyInsurance', contractId, '3');
  if (code !== 20000) throw new Error(message);
  return toClaimant(suite, holder, contractId);
}

/** The same for an existing package. */
export function toClaimant({ client }: Suite, holder: Holder, contractId: string): Claimant {
  const file: Claimant['file'] = async (
    tradeId,
    { key = nextKey(), screenshot, language = 'en-US' } = {},
  ) => {
    const data = { idempotencyKey: key, tradeId, screenshot: screenshot ?? (await makeScreenshot(1)) };
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

/** Posts one day that no premium insures, and then the trades of the round. Rates are in millionths. */
export async function tradeRound(platform: TestPlatform, rates: readonly bigint[]): Promise<void> {
  await nextTrade(platform);
  for (const rate of rates) await nextTrade(platform, rate);
}
