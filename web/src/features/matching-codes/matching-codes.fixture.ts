/** PIN codes for tests, and a gateway that has them. */
import { connectionOf, extensionsOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import type { MatchingCode, MatchingCodeRecord, CataloguePackage } from './order.ts';

const at = '2026-11-20T04:00:00.000Z';

const offerOf = (id: string, name: string, amount: string): CataloguePackage => ({
  __typename: 'InsurancePackage',
  id,
  name,
  amount,
  maximum: '5000',
  premiumRatio: '0.03',
  dailyProfit: '0.003',
  redeemFeeRate: '0.03',
  contractDays: 15,
  maxPurchases: 5,
  purchases: 1,
});

export const offered = [offerOf('1', 'Bronze', '100'), offerOf('2', 'Silver', '500')] as const;

export const codeOf = (changes: Partial<MatchingCode> = {}): MatchingCode => ({
  __typename: 'MatchingCode',
  id: '131',
  receiptNumber: 'R-131',
  transactionNumber: 'T-131',
  status: 'PENDING',
  code: '7K3MQ9TX2B4NVH6R',
  packageId: '1',
  name: 'Bronze',
  amount: '100',
  blockingReason: null,
  fromUserName: null,
  toUserName: null,
  contractId: null,
  createdAt: at,
  endedAt: null,
  ...changes,
});

export const recordOf = (changes: Partial<MatchingCodeRecord> = {}): MatchingCodeRecord => ({
  __typename: 'MatchingCodeRecord',
  id: '141',
  receiptNumber: 'R-141',
  transactionNumber: 'T-141',
  type: 'PURCHASE',
  packageId: '1',
  name: 'Bronze',
  quantity: 1,
  amount: '100',
  counterparty: null,
  contractId: null,
  reason: null,
  createdAt: at,
  ...changes,
});

export const recipientOf = ({ userName }: Record<string, unknown>) => ({
  recipient: { __typename: 'Recipient', userName: String(userName).toLowerCase(), memberSince: '2026-03-12' },
});

const answered = (field: string, record: MatchingCodeRecord) => () => ({
  [field]: { __typename: 'MatchingCodePayload', record },
});

/** A gateway where the member has these codes, and 1,000 insurance credits. */
export const fakePortal = (codes: readonly MatchingCode[] = [], hasMore = false) =>
  fakeGateway({
    Overview: () => overviewOf({ INSURANCE_POINT: '1000' }),
    MatchingCodeSummary: () => ({
      insurancePackages: offered,
      matchingCodes: connectionOf('MatchingCode', codes, hasMore),
    }),
    Recipient: recipientOf,
    Extensions: extensionsOf('recipient', 'savedRecipients'),
    SavedRecipients: () => ({ savedRecipients: [] }),
    MatchingCodes: () => ({ matchingCodes: connectionOf('MatchingCode', codes) }),
    MatchingCodeRecords: () => ({ matchingCodeRecords: connectionOf('MatchingCodeRecord', []) }),
    MatchingCodeRecordByKey: () => ({ matchingCodeRecords: connectionOf('MatchingCodeRecord', []) }),
    BuyMatchingCodes: answered(
      'buyMatchingCodes',
      recordOf({ quantity: 3, amount: '300', transactionNumber: null }),
    ),
    ActivateMatchingCode: answered('activateMatchingCode', recordOf({ type: 'ACTIVATE', contractId: '91' })),
    TransferMatchingCode: answered('transferMatchingCode', recordOf({ type: 'SEND', counterparty: 'budi' })),
  });
