/** Restrictions for tests. */
import type { OverviewQuery } from '../data/overview/overview.generated.ts';
import type { Gateway } from './portal.tsx';

type Restriction = OverviewQuery['me']['restrictions'][number];

/** In an hour, ISO 8601. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

const transfers = ['transfer', 'transferMatchingCode'];

/** What the gateway lists for each reason of a pause. */
const closed = {
  SECURITY_CHANGE: [
    ...transfers,
    'addBankAccount',
    'addWalletAddress',
    'bindGameWallet',
    'buyOtc',
    'enterJackpot',
    'publishOtc',
    'transferToGame',
    'updateBankAccount',
    'updateWalletAddress',
    'withdrawOnChain',
    'withdrawToBank',
  ],
  INSURANCE_REDEEMED: transfers,
};

/** Lets the poll answer with these restrictions from now on. */
export function restrict(gateway: Gateway, ...restrictions: Omit<Restriction, '__typename'>[]): Gateway {
  gateway.change('Overview', (answer) => {
    const overview = answer as OverviewQuery;
    const restricted = restrictions.map((one) => ({ __typename: 'Restriction' as const, ...one }));
    return { ...overview, me: { ...overview.me, restrictions: restricted } };
  });
  return gateway;
}

/** Pauses the member's operations from now on. */
export const pause = (
  gateway: Gateway,
  reason: keyof typeof closed = 'SECURITY_CHANGE',
  until: string = inAnHour(),
): Gateway => restrict(gateway, { reason, until, operations: closed[reason] });

/** Closes these operations until the identity is verified. */
export const requireIdentity = (gateway: Gateway, ...operations: string[]): Gateway =>
  restrict(gateway, { reason: 'IDENTITY_REQUIRED', until: null, operations });
