import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff, DateTime } from '../../components/DateTime.tsx';
import { copied, type Detail } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { percentOf, sumOf } from '../../lib/decimal.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { Outdated } from '../../money-flow/Outdated.tsx';
import { onScreen } from '../../receipt/onScreen.tsx';
import type { ReceiptFacts } from '../../receipt/receipt.ts';
import { changeOf, profitOf, type InsuranceContract, type PackageDraft, type Standing } from './order.ts';
import { packagePath } from './paths.ts';
import { amountOf, coin, movedOf, profitWords } from './words.tsx';

const money = (value: string) => <Money value={value} coin={coin} alwaysShown />;

/** What a redemption closes, and until when. */
function ClosedTransfers({ until }: { until: string }) {
  const { t } = useTranslation('insurance');
  return (
    <Notice tone="warning" title={t('review.redeem.closes')}>
      {t('review.redeem.opens')} <Cutoff value={until} />
    </Notice>
  );
}

type Content = Omit<ReviewContent, 'notice'> & { readonly notice?: ReactNode };

/** Review of what is done with a package: the figures as they were when it opened. */
export function useReview(
  standing: Standing | null,
): (draft: PackageDraft, renew: (draft: PackageDraft) => void) => ReviewContent {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  const isCompounding = standing?.totals.autoCompound === true;

  function terms(draft: PackageDraft & { kind: 'buy' | 'upgrade' }, amount: string): readonly Detail[] {
    const { contractDays, dailyProfit, redeemFeeRate } = draft;
    return [
      { label: t('figures.contract'), value: t('days', { count: contractDays }) },
      {
        label: t('figures.dailyProfit'),
        value: `${percentOf(dailyProfit)}% · ${profitWords(profitOf(amount, dailyProfit), isCompounding)}`,
      },
      { label: t('figures.redeemFee'), value: `${percentOf(redeemFeeRate)}%` },
    ];
  }

  function content(draft: PackageDraft): Content {
    const named = { label: t('figures.package'), value: draft.name };
    switch (draft.kind) {
      case 'buy':
        return {
          details: [
            named,
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            ...terms(draft, draft.pays),
          ],
          consequence: t('review.buy.consequence', { count: draft.contractDays }),
          confirm: t('review.buy.confirm', { name: draft.name, amount: amountOf(draft.pays) }),
        };
      case 'upgrade':
        return {
          details: [
            { label: t('figures.package'), value: `${draft.name} → ${draft.nextName}` },
            {
              label: t('figures.price'),
              value: (
                <>
                  {money(draft.price)} → {money(draft.nextPrice)}
                </>
              ),
            },
            { label: t('figures.difference'), value: money(draft.pays), emphasis: true },
            ...terms(draft, draft.nextPrice),
          ],
          consequence: t('review.upgrade.consequence', { count: draft.contractDays }),
          confirm: t('review.upgrade.confirm', { name: draft.nextName, amount: amountOf(draft.pays) }),
        };
      case 'refill':
      case 'add':
        return {
          details: [
            named,
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            {
              label: t('figures.inIt'),
              value: (
                <>
                  {money(draft.amount)} → {money(sumOf([draft.amount, draft.pays]))}
                </>
              ),
            },
          ],
          consequence: t(`review.${draft.kind}.consequence`),
          confirm: t(`review.${draft.kind}.confirm`, { amount: amountOf(draft.pays) }),
        };
      case 'redeem':
        return {
          details: [
            named,
            { label: t('figures.inIt'), value: money(draft.amount) },
            { label: t('figures.fee'), value: money(draft.fee) },
            { label: t('figures.returns'), value: money(draft.returns), emphasis: true },
          ],
          notice: <ClosedTransfers until={draft.closedUntil} />,
          consequence: t('review.redeem.consequence', {
            time: formatDateTime(new Date(draft.closedUntil), locale),
          }),
          confirm: t('review.redeem.confirm', { name: draft.name, amount: amountOf(draft.returns) }),
        };
    }
  }

  return (draft, renew) => {
    const { notice, ...rest } = content(draft);
    return {
      ...rest,
      notice: (
        <>
          {notice}
          {standing !== null && <Outdated change={changeOf(draft, standing)} onRenew={renew} />}
        </>
      ),
    };
  };
}

/** What was done with a package, and what it then is. `setDone` is told of the draft that was sent. */
export function useResult(available: string | null): {
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
        return t('result.refilled', { name, amount: amountOf(draft.pays) });
      case 'add':
        return t('result.added', { name, amount: amountOf(draft.pays) });
      case 'redeem':
        return t('result.redeemed', { amount: amountOf(draft.returns) });
    }
  }

  /** What moved, and when. */
  function moved(contract: InsuranceContract): Pick<ReceiptFacts, 'amount' | 'at'> {
    if (done === null) return movedOf(contract);
    if (done.kind === 'redeem') return { amount: { value: done.returns, unit: coin }, at: contract.endedAt };
    // When it was added to, the package does not say.
    const at = done.kind === 'buy' ? contract.createdAt : null;
    return { amount: { value: done.pays, unit: coin }, at };
  }

  function result(contract: InsuranceContract): ResultContent {
    const { receiptNumber, amount, unlocksAt, name } = contract;
    // Each change has a number of its own.
    const transactionNumber =
      done === null || done.kind === 'buy' ? contract.transactionNumber : contract.changeTransactionNumber;
    const redeemed = done?.kind === 'redeem' ? done : null;
    return {
      title: done === null ? name : titleOf(done, contract),
      receiptNumber,
      receipt: {
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
          value: onScreen(available && <Money value={available} coin={coin} live />),
        },
      ],
      again: t('result.again'),
      next: { label: t('result.history'), to: packagePath({ tab: 'records', receipt: receiptNumber }) },
    };
  }
  return { result, setDone };
}
