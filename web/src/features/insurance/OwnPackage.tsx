import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown, DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { ProgressRing } from '../../design/ui/ProgressRing.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { isZero, minus, percentOf } from '../../money/decimal.ts';
import { portalNow } from '../../time/clock.ts';
import { daysPassed } from '../../time/days.ts';
import { formatDayAndMonth } from '../../time/time.ts';
import { calculateProfit, type InsuranceContract, type InsuranceTrade } from './order.ts';
import { PackageActions, type PackageActionsProps } from './PackageActions.tsx';
import { premiumPath } from './paths.ts';
import { tradesOfRound } from './premium.ts';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

/** What a posted day brought, whether it was insured, and whether it is valid. */
function TradeResult({ trade }: { trade: InsuranceTrade }) {
  const { t } = useTranslation('insurance');
  return (
    <>
      <Money value={trade.result} signed />
      {trade.rate !== null && ` (${percentOf(trade.rate).replace('-', minus)}%)`}
      {' · '}
      {t(trade.insured ? 'trade.insured' : 'trade.notInsured')}
      {' · '}
      {t(trade.valid ? 'trade.valid' : 'trade.invalid')}
    </>
  );
}

/** How many of its next trades are insured, and where a premium is paid. */
function Protection({ contract }: { contract: InsuranceContract }) {
  const { t } = useTranslation('insurance');
  const { id, kind, tradesLeft, nextPremium } = contract;
  if (kind === 'TRIAL') return t('own.trialNotInsured');
  return (
    <>
      {tradesLeft !== null && (
        <>
          {tradesLeft > 0
            ? t('own.insured', { left: tradesLeft, count: tradesOfRound })
            : t('own.notInsured')}
          {' · '}
        </>
      )}
      <TextLink to={premiumPath(id)}>
        {nextPremium === null
          ? t('own.premiums')
          : t('own.payPremium', { amount: formatInsuranceAmount(nextPremium) })}
      </TextLink>
    </>
  );
}

/** What is known of a package: when it unlocks and trades, what the last day brought, and what insures it. */
function Facts({ contract }: { contract: InsuranceContract }) {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  const { kind, status, unlocksAt, lastTrade, nextTradeAt, lost } = contract;
  return (
    <DetailList
      details={[
        {
          label: t(kind === 'TRIAL' ? 'own.ends' : 'own.unlocks'),
          value:
            status === 'LOCKED' ? (
              <>
                <DateTime value={unlocksAt} zone="both" />
                <br />
                <Countdown until={unlocksAt} />
              </>
            ) : null,
        },
        {
          label: t('own.lastTrade', {
            day: lastTrade === null ? '' : formatDayAndMonth(lastTrade.date, locale),
          }),
          value: lastTrade === null ? null : <TradeResult trade={lastTrade} />,
        },
        {
          label: t('own.nextTrade'),
          value: nextTradeAt === null ? null : <DateTime value={nextTradeAt} />,
        },
        { label: t('own.protection'), value: <Protection contract={contract} /> },
        {
          label: t('own.lost'),
          value: lost === null || isZero(lost) ? null : <Money value={lost} coin={insuranceCoin} />,
        },
      ]}
    />
  );
}

/** A package that runs: what is in it and what it earns, how far its contract is, and what can be done with it. */
export function OwnPackage({ contract, summary, ...props }: PackageActionsProps) {
  const { t } = useTranslation('insurance');
  const titleId = useId();
  const { kind, status, name, amount, dailyProfit, contractDays, unlocksAt } = contract;
  const passed = daysPassed(contractDays, unlocksAt, portalNow());
  const isCompounding = summary.totals.autoCompound;
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <ProgressRing
          done={passed}
          total={contractDays}
          label={t('own.progress', { passed, count: contractDays })}
        />
        <div>
          <h3 id={titleId}>
            {name} · <Money value={amount} coin={insuranceCoin} live />
          </h3>
          <p>
            {kind !== 'BOUGHT' && `${t(`kinds.${kind}`)} · `}
            {t('own.earns', { percent: percentOf(dailyProfit) })}
            {' · '}
            <Money
              value={calculateProfit(amount, dailyProfit)}
              coin={isCompounding ? insuranceCoin : 'BONUS_POINT'}
            />
          </p>
        </div>
        <StatusChip status={status} />
      </header>
      {status === 'UNLOCKED' && kind !== 'TRIAL' && (
        <Notice tone="positive" title={t('own.unlocked')}>
          {t('own.unlockedHint')}
        </Notice>
      )}
      <Facts contract={contract} />
      {kind !== 'TRIAL' && <PackageActions {...{ contract, summary }} {...props} />}
    </PackageFrame>
  );
}
