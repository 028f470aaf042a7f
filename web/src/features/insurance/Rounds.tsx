import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hasError, mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { useShown } from '../../browser/useShown.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { ClockIcon } from '../../design/icons/status.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { sumOf } from '../../money/decimal.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { useInsuranceRoundsQuery } from './insurance.generated.ts';
import { maxPremiums, tradesOfRound, type Round } from './premium.ts';
import { RoundPicture } from './RoundPicture.tsx';
import { insuranceCoin, PremiumChip } from './words.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBottom: 8,
  '& h3': { ...text.dense, fontWeight: 600 },
});

const Insured = styled('p')({ ...text.dense, ...tabular, marginBottom: 8, color: color.ink.secondary });

const Sum = styled('p')({ ...text.dense, ...tabular, marginTop: 8, color: color.ink.secondary });

/** The rounds of a package, read again when balances change. */
export function useRounds(contractId: string): Loaded<readonly Round[]> {
  const rounds = toPanel(
    useInsuranceRoundsQuery({ ...panelOptions, variables: { contractId: useShown(contractId) } }),
  );
  useBalanceChange(rounds.reload);
  return mapLoaded(rounds, ({ insuranceCover }) => insuranceCover.rounds);
}

/** A premium with its six trades. */
export function RoundOf({ premium, trades }: Round) {
  const { t } = useTranslation('insurance');
  const { position, status, amount, insuredAmount, result } = premium;
  const title = t('round.title', { position: position ?? '–' });
  return (
    <section>
      <Head>
        <h3>
          {title} · <Money value={amount} coin={insuranceCoin} />
        </h3>
        <PremiumChip status={status} />
      </Head>
      {insuredAmount !== null && (
        <Insured>
          {t('figures.insuredAmount')}: <Money value={insuredAmount} coin={insuranceCoin} />
        </Insured>
      )}
      <RoundPicture trades={trades} label={t('round.label', { position: position ?? '–' })} />
      <Sum>
        {t('round.progress', { done: trades.length, count: tradesOfRound })}
        {' · '}
        {t('round.sum')} <Money value={result ?? sumOf(trades.map((trade) => trade.result))} signed />
      </Sum>
    </section>
  );
}

/** The premiums of a package in their order, those to be paid among them. */
export function Rounds({ rounds: loaded }: { rounds: Loaded<readonly Round[]> }) {
  const { t } = useTranslation('insurance');
  const { data: rounds, error, reload } = loaded;
  if (rounds === null) {
    return hasError(loaded) ? (
      <ErrorPanel error={error} onRetry={reload} />
    ) : (
      <SkeletonRows count={maxPremiums} height={120} />
    );
  }
  const unpaid = Array.from({ length: maxPremiums - rounds.length }, (_, i) => rounds.length + i + 1);
  return (
    <Stack style={{ gap: 24 }}>
      {rounds.map((round) => (
        <RoundOf key={round.premium.id} {...round} />
      ))}
      {unpaid.map((position) => (
        <section key={position}>
          <Head>
            <h3>{t('round.title', { position })}</h3>
            <Chip tone="neutral" icon={ClockIcon}>
              {t('premiumStates.UNPAID')}
            </Chip>
          </Head>
        </section>
      ))}
    </Stack>
  );
}
