import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent } from '../../orders/flow/content.ts';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { toResultFacts, usePackageFields, usePackageReceipt } from './fields.tsx';
import type { InsuranceContract, PackageDraft } from './order.ts';
import { packagePath } from './paths.ts';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

/**
 * The result of an order: what was done with the package and its state now. `setDone` receives the draft that was sent.
 */
export function usePackageResult(available: string | null): {
  readonly result: (contract: InsuranceContract) => ResultContent;
  readonly setDone: (draft: PackageDraft) => void;
} {
  const { t } = useTranslation('insurance');
  const fields = usePackageFields();
  const toReceipt = usePackageReceipt();
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

  function result(contract: InsuranceContract): ResultContent {
    const redeemed = done?.kind === 'redeem' ? done : null;
    return {
      title: done === null ? contract.name : titleOf(done, contract),
      receipt: toReceipt(contract, done),
      body: redeemed !== null && (
        <Stack>
          <Notice tone="warning" title={t('result.closed')}>
            {t('review.redeem.opens')} <Cutoff value={redeemed.closedUntil} />
          </Notice>
        </Stack>
      ),
      details: [
        ...toDetails(fields, toResultFacts(contract, done), 'result'),
        {
          label: t('figures.available'),
          value: onScreen(available && <Money value={available} coin={insuranceCoin} live />),
        },
      ],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: packagePath({ tab: 'records', receipt: contract.receiptNumber }),
      },
    };
  }
  return { result, setDone };
}
