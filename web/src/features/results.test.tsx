import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../data/session/session.ts';
import type { ResultContent } from '../orders/flow/content.ts';
import { Result } from '../orders/flow/Result.tsx';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import { claimOf } from './claims/claims.fixture.ts';
import { useClaimResult } from './claims/contents.tsx';
import { claimed } from './commitment/applications.fixture.ts';
import { useFreePackageResult } from './commitment/contents.tsx';
import { useConvertResult } from './convert/contents.tsx';
import { orderOf as convertOf } from './convert/converts.fixture.ts';
import { useDepositResult } from './deposit/contents.tsx';
import { onChain as depositOf, rejected } from './deposit/deposits.fixture.ts';
import { usePackageResult } from './insurance/contents.tsx';
import { contractOf, premiumOf } from './insurance/insurances.fixture.ts';
import { usePremiumResult } from './insurance/premiumContents.tsx';
import { useEntryResult } from './jackpot/contents.tsx';
import { orderOf as entriesOf } from './jackpot/rounds.fixture.ts';
import { useCodeResult } from './matching-codes/contents.tsx';
import { recordOf } from './matching-codes/matching-codes.fixture.ts';
import { usePurchaseResult, useSaleResult } from './otc/contents.tsx';
import { boughtOf, saleOf } from './otc/otc.fixture.ts';
import { useTransferResult } from './transfer/contents.tsx';
import { answers, made as transfer } from './transfer/transfers.fixture.ts';
import { useTrusteeshipResult } from './trusteeship/contents.tsx';
import { orderOf as entrustOf } from './trusteeship/trusteeship.fixture.ts';
import { useWithdrawalResult } from './withdrawal/contents.tsx';
import { made as withdrawalOf } from './withdrawal/withdrawals.fixture.ts';

beforeAll(() =>
  startTexts(
    'claims',
    'commitment',
    'convert',
    'deposit',
    'insurance',
    'jackpot',
    'matching-codes',
    'otc',
    'receipt',
    'reviews',
    'shell',
    'transfer',
    'trusteeship',
    'withdrawal',
    'withdrawalStates',
  ),
);
beforeEach(() => session.start('token'));

const createdAt = '2026-11-21T03:36:00.000Z';
/** What the member has, as each result shows it. */
const balance = '777';
const assets = overviewOf({ CASH_POINT: balance, ASSETS_POINT: balance }).assets;

const useClaim = () => useClaimResult(null)(claimOf({ createdAt }));
const useCommitment = () => useFreePackageResult(null)({ ...claimed, claimedAt: createdAt });
const useConvert = () =>
  useConvertResult({ assets, known: [], historyPath: '/', onCancel: async () => undefined })(
    convertOf({ status: 'COMPLETED', createdAt }),
  );
const usePackage = () => usePackageResult(balance).result(contractOf({ createdAt }));
const usePremium = () => usePremiumResult(balance)(premiumOf({ createdAt }));
const useEntries = () => useEntryResult(balance)(entriesOf({ createdAt }));
const useSentCode = () =>
  useCodeResult(balance)(recordOf({ type: 'SEND', counterparty: 'maria', createdAt }));
const usePurchase = () =>
  usePurchaseResult(balance)({ ...boughtOf(), receiptNumber: 'R3', endedAt: createdAt });
const useSale = () => useSaleResult(balance)({ ...saleOf(), receiptNumber: 'R7', createdAt });
const useTransfer = () => useTransferResult()(transfer);
const useEntrust = () => useTrusteeshipResult(balance)(entrustOf({ createdAt }));
const useRedemption = () =>
  useTrusteeshipResult(balance)(
    entrustOf({ status: 'REDEEMED', locked: '0', redeemed: '98', endedAt: createdAt }),
  );
const useWithdrawal = () => useWithdrawalResult(null)(withdrawalOf({ createdAt }));

const reason = 'No such payment arrived.';
const useRejectedClaim = () => useClaimResult(null)(claimOf({ status: 'REJECTED', reason }));
const useRejectedDeposit = () => useDepositResult(null, '/')({ ...depositOf, ...rejected, reason });
const useFailedWithdrawal = () => useWithdrawalResult(null)(withdrawalOf({ status: 'FAILED', reason }));

function Shown({ useContent }: { useContent: () => ResultContent }) {
  return <Result {...useContent()} onAgain={() => undefined} />;
}

async function show(useContent: () => ResultContent) {
  const share = vi.fn((_shared: { readonly text: string }) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  fakeGateway({
    Overview: () => overviewOf({}),
    TransferBalances: () => {
      const { creditRecords } = answers.TransferBalances();
      const edges = creditRecords.edges.map(({ node, ...edge }) => ({
        ...edge,
        node: { ...node, balanceAfter: balance },
      }));
      return { creditRecords: { ...creditRecords, edges } };
    },
  });
  renderScreen(<Shown useContent={useContent} />);
  await screen.findByRole('button', { name: 'Print' });
  return share;
}

describe('the result of an order', () => {
  it.each<[string, () => ResultContent, kind: string, amount: string | null, state: string | null]>([
    ['a claim', useClaim, 'Claim', '9.00 CASH', 'Pending review'],
    ['a free package', useCommitment, 'Commitment', null, 'Approved'],
    ['a conversion', useConvert, 'Convert', '25.00 CASH', 'Completed'],
    ['an insurance package', usePackage, 'Insurance package', '500.00 INSURANCE', 'Locked'],
    ['a premium', usePremium, 'Premium', '15.00 INSURANCE', 'Paid'],
    ['entries of the jackpot', useEntries, 'Jackpot', '30.00 CASH', 'Not drawn'],
    ['a PIN code', useSentCode, 'PIN code · Transferred', '100.00 INSURANCE', null],
    ['a purchase', usePurchase, 'P2P', '20.40 CASH', 'Completed'],
    ['an offer', useSale, 'P2P', '20.00 USDT', 'Published'],
    ['a transfer', useTransfer, 'Transfer', '25.00 CASH', 'Completed'],
    ['an entrust package', useEntrust, 'Entrust', '100.00 ENTRUST', 'Running'],
    ['a redemption', useRedemption, 'Entrust', '98.00 ENTRUST', 'Redeemed'],
    ['a withdrawal', useWithdrawal, 'Withdrawal', '100.00 WITHDRAW', 'Pending review'],
  ])('shares the receipt of %s without the counterparty', async (_of, use, kind, amount, state) => {
    const share = await show(use);
    await userEvent.click(screen.getByRole('button', { name: 'Share receipt' }));
    const lines = share.mock.calls[0]?.[0].text.split('\n') ?? [];
    expect(lines[0]).toBe(`Receipt · ${kind}`);
    expect(lines[1]).toMatch(/^Receipt number: \S/);
    expect(lines.find((line) => line.startsWith('Amount:'))?.split(' · ')[0]).toBe(
      amount === null ? undefined : `Amount: ${amount}`,
    );
    expect(lines.find((line) => line.startsWith('Status:'))).toBe(
      state === null ? undefined : `Status: ${state}`,
    );
    expect(lines.at(-1)).toBe('Time: Nov 21, 2026, 11:36 GMT+8');
    expect(lines.join()).not.toContain('maria');
  });

  it.each([
    ['a claim', useRejectedClaim],
    ['a deposit', useRejectedDeposit],
    ['a withdrawal', useFailedWithdrawal],
  ])('prints why %s failed', async (_of, use) => {
    await show(use);
    const printed = screen.getAllByText(reason).filter((words) => words.closest('[data-screen]') === null);
    expect(printed.map((words) => words.previousElementSibling?.textContent)).toEqual(['Reason']);
  });

  it.each([
    ['a conversion', useConvert, 2],
    ['an insurance package', usePackage, 1],
    ['a premium', usePremium, 1],
    ['entries of the jackpot', useEntries, 1],
    ['a PIN code', useSentCode, 1],
    ['a purchase', usePurchase, 1],
    ['an offer', useSale, 1],
    ['a transfer', useTransfer, 1],
    ['an entrust package', useEntrust, 1],
  ])('does not print the balance after %s', async (_of, use, count) => {
    await show(use);
    const shown = await screen.findAllByText(balance);
    expect(shown).toHaveLength(count);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const figure of screen.getAllByText(balance))
      expect(figure.closest('[data-screen]')?.parentElement?.matches('dl > div > dd')).toBe(true);
  });
});
