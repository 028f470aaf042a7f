import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff, DateTime } from '../../design/ui/DateTime.tsx';
import { copied } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import type { ResultContent } from '../../orders/flow/content.ts';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import type { InsuranceContract, PackageDraft } from './order.ts';
import { packagePath } from './paths.ts';
import { formatInsuranceAmount, insuranceCoin, getReceiptAmount } from './words.tsx';

const money = (value: string) => <Money value={value} coin={insuranceCoin} alwaysShown />;

/**
 * The result of an order: what was done with the package and its state now. `setDone` receives the draft that was sent.
 */
export function usePackageResult(available: string | null): {
  readonly result: (contract: InsuranceContract) => ResultContent;
  readonly setDone: (draft: PackageDraft) => void;
} {
  const { t } = useTranslation(['insurance', 'common', 'shell']);
  const [done, setDone] = useState<PackageDraft | null>(null);

  function titleOf(draft: PackageDraft, { name }: InsuranceContract): string {
    switch (draft.kind) {
      case 'buy':
        return t('result.bought', { name });
      case 'upgrade':
        return t('result.upgraded', { name });
      case 'refill':
        return t('result.refilled', { name, amount: formatInsuranceAmount(draft.pays) });
      case 'add':
        return t('result.added', { name, amount: formatInsuranceAmount(draft.pays) });
      case 'redeem':
        return t('result.redeemed', { amount: formatInsuranceAmount(draft.returns) });
    }
  }

  /** What moved, and when. */
  function moved(contract: InsuranceContract): Pick<ReceiptFacts, 'amount' | 'at'> {
    if (done === null) return getReceiptAmount(contract);
    if (done.kind === 'redeem')
      return { amount: { value: done.returns, unit: insuranceCoin }, at: contract.endedAt };
    // The package does not contain the time of an addition.
    const at = done.kind === 'buy' ? contract.createdAt : null;
    return { amount: { value: done.pays, unit: insuranceCoin }, at };
  }

  function result(contract: InsuranceContract): ResultContent {
    const { receiptNumber, amount, unlocksAt, name } = contract;
    // Each change has a separate number.
    const transactionNumber =
      done === null || done.kind === 'buy' ? contract.transactionNumber : contract.changeTransactionNumber;
    const redeemed = done?.kind === 'redeem' ? done : null;
    return {
      title: done === null ? name : titleOf(done, contract),
      receipt: {
        receiptNumber,
        kind: t('shell:features.insurance.title'),
        state: t(`common:status.${contract.status}`),
        ...moved(contract),
      },
      body: redeemed !== null && (
        <Stack>
          <Notice tone="warning" title={t('result.closed')}>
            {t('review.redeem.opens')} <Cutoff value={redeemed.closedUntil} />
          </Notice>
        </Stack>
      ),
      details: [
        copied(t('common:order.transactionNumber'), transactionNumber),
        { label: t('figures.package'), value: name },
        ...(redeemed === null
          ? [
              {
                label: t('figures.pays'),
                value: done !== null && 'pays' in done ? money(done.pays) : null,
              },
              { label: t('figures.inIt'), value: money(amount) },
              { label: t('figures.unlocksAt'), value: <DateTime value={unlocksAt} zone="both" /> },
            ]
          : [
              { label: t('figures.fee'), value: money(redeemed.fee) },
              { label: t('figures.returns'), value: money(redeemed.returns) },
            ]),
        {
          label: t('figures.available'),
          value: onScreen(available && <Money value={available} coin={insuranceCoin} live />),
        },
      ],
      again: t('result.again'),
      next: { label: t('result.history'), to: packagePath({ tab: 'records', receipt: receiptNumber }) },
    };
  }
  return { result, setDone };
}
