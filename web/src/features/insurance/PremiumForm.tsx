import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { color, shownInOrder, text } from '../../design/theme/css.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { compareAmounts, formatGain, percentOf, subtract, sumOf } from '../../money/decimal.ts';
import { FlowActions } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import type { InsuranceContract } from './order.ts';
import { toPremium, tradesOfRound, type PremiumDraft, type PremiumValues, type Round } from './premium.ts';
import { Rounds, useRounds } from './Rounds.tsx';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

const Parts = styled(Stack)(shownInOrder);

const Rule = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface PremiumFormProps extends FormParts<PremiumValues, PremiumDraft> {
  /** The package that is chosen. */
  contract: InsuranceContract;
  running: readonly InsuranceContract[];
  /** What the member has available; null while unknown. */
  available: string | null;
  /** The business day. */
  today: string;
}

interface BlockingReasonProps {
  reason: NonNullable<InsuranceContract['premiumBlockingReason']>;
  /** Null while unknown. */
  rounds: readonly Round[] | null;
}

/** Why no premium can be paid now, and what is missing for the next. */
function BlockingReason({ reason, rounds }: BlockingReasonProps) {
  const { t } = useTranslation('insurance');
  const first = rounds?.[0];
  return (
    <Notice tone={reason === 'ROUND_OPEN' ? 'info' : 'warning'} title={t(`blockingReasons.${reason}.title`)}>
      {t(`blockingReasons.${reason}.body`)}
      {first !== undefined && (reason === 'ROUND_OPEN' || reason === 'ROUND_LOST') && (
        <p>
          {t('blockingReasons.soFar', {
            done: first.trades.length,
            count: tradesOfRound,
            sum: formatGain(first.premium.result ?? sumOf(first.trades.map(({ result }) => result))),
          })}
        </p>
      )}
    </Notice>
  );
}

/** A package's premiums with their trades, and the next one to pay or why there is none. */
export function PremiumForm({
  contract,
  running,
  available,
  today,
  values: _,
  set,
  onReview,
}: PremiumFormProps) {
  const { t } = useTranslation('insurance');
  const rounds = useRounds(contract.id);
  const insurable = running.filter(({ kind }) => kind !== 'TRIAL');
  const draft = toPremium(contract, today);
  const missing =
    draft === undefined || available === null || compareAmounts(available, draft.pays) >= 0
      ? null
      : subtract(draft.pays, available);
  return (
    <Parts>
      <SectionTitle>{t('premium.title', { name: contract.name })}</SectionTitle>
      {insurable.length > 1 && (
        <SelectField
          name="contract"
          label={t('premium.choose')}
          empty={null}
          value={contract.id}
          options={insurable.map(({ id, name, amount }) => ({
            value: id,
            label: `${name} · ${formatInsuranceAmount(amount)}`,
          }))}
          onChange={(id) => set({ contract: id })}
        />
      )}
      <Rounds rounds={rounds} />
      {rounds.data !== null && rounds.data.length > 0 && <Rule>{t('premium.growth')}</Rule>}
      {contract.premiumBlockingReason !== null && (
        <BlockingReason reason={contract.premiumBlockingReason} rounds={rounds.data} />
      )}
      {draft !== undefined && (
        <>
          <DetailList
            details={[
              {
                label: t('figures.inIt'),
                value: <Money value={contract.amount} coin={insuranceCoin} alwaysShown />,
              },
              { label: t('figures.premiumRatio'), value: `${percentOf(contract.premiumRatio)}%` },
              {
                label: t('premium.next'),
                value: <Money value={draft.pays} coin={insuranceCoin} alwaysShown />,
                emphasis: true,
              },
            ]}
          />
          <Rule>{t('premium.insures', { amount: formatInsuranceAmount(contract.amount) })}</Rule>
          {missing !== null && (
            <Notice tone="warning">{t('offers.missing', { amount: formatInsuranceAmount(missing) })}</Notice>
          )}
          <FlowActions>
            <Button size="large" sx={{ flex: 1 }} disabled={missing !== null} onClick={() => onReview(draft)}>
              {t('premium.submit')}
            </Button>
          </FlowActions>
        </>
      )}
    </Parts>
  );
}
