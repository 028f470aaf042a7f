/** The one list of domains, for all code that iterates over them. GraphiQL's tabs are in this order. */
import type { domains as contract } from '@portal/schema/rest';
import type { Resolvers } from '../generated/resolvers.ts';
import { assetsResolvers } from './assets/resolvers.ts';
import { claimsResolvers } from './claims/resolvers.ts';
import { commitmentResolvers } from './commitment/resolvers.ts';
import { convertResolvers } from './convert/resolvers.ts';
import { depositResolvers } from './deposit/resolvers.ts';
import { gameResolvers } from './game/resolvers.ts';
import { insuranceResolvers } from './insurance/resolvers.ts';
import { jackpotResolvers } from './jackpot/resolvers.ts';
import { kycResolvers } from './kyc/resolvers.ts';
import { matchingCodesResolvers } from './matching-codes/resolvers.ts';
import { memberResolvers } from './member/resolvers.ts';
import { otcResolvers } from './otc/resolvers.ts';
import { payoutResolvers } from './payout/resolvers.ts';
import { secondFactorsResolvers } from './second-factors/resolvers.ts';
import { sessionResolvers } from './session/resolvers.ts';
import { teamResolvers } from './team/resolvers.ts';
import { transferResolvers } from './transfer/resolvers.ts';
import { trusteeshipResolvers } from './trusteeship/resolvers.ts';
import { withdrawalResolvers } from './withdrawal/resolvers.ts';

/** The resolvers of every domain of the contract. A missing domain, or one that the contract lacks, is a type error. */
export const domains = {
  session: sessionResolvers,
  member: memberResolvers,
  'second-factors': secondFactorsResolvers,
  team: teamResolvers,
  assets: assetsResolvers,
  transfer: transferResolvers,
  deposit: depositResolvers,
  payout: payoutResolvers,
  withdrawal: withdrawalResolvers,
  convert: convertResolvers,
  trusteeship: trusteeshipResolvers,
  insurance: insuranceResolvers,
  claims: claimsResolvers,
  kyc: kycResolvers,
  otc: otcResolvers,
  'matching-codes': matchingCodesResolvers,
  commitment: commitmentResolvers,
  game: gameResolvers,
  jackpot: jackpotResolvers,
} satisfies Record<keyof typeof contract, Resolvers>;
