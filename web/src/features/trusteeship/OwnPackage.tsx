import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown, DateTime } from '../../components/DateTime.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Actions } from '../../components/surface.tsx';
import { Switch } from '../../components/Switch.tsx';
import { portalNow } from '../../lib/clock.ts';
import { percentOf } from '../../lib/decimal.ts';
import { useAction } from '../../lib/useAction.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import {
  daysPassed,
  isFull,
  profitOf,
  toRedemption,
  toUpgrade,
  type EntrustDraft,
  type EntrustOrder,
  type Offer,
} from './order.ts';
import { TermRing } from './TermRing.tsx';
import { useSetEntrustAutoAddMutation } from './trusteeship.generated.ts';
import { amountOf, coin, EntrustChip, useIsOpen } from './words.tsx';

const Frame = styled('article')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.control,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& > header > div': { flex: '1 1 160px', minWidth: 0 },
  '& h3': { ...text.section, ...tabular },
  '& p': { ...text.dense, ...tabular, color: color.ink.secondary, textWrap: 'pretty' },
});

const AutoAdd = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  '& > div > p:first-of-type': { fontWeight: 500, color: color.ink.primary },
});

/** The switch of where the profit goes. It shows what the platform says, not what was pressed. */
function AutoAddSwitch({ order, onChanged }: { order: EntrustOrder; onChanged: () => void }) {
  const { t } = useTranslation('trusteeship');
  const labelId = useId();
  const [setAutoAdd] = useSetEntrustAutoAddMutation();
  const { run, isRunning } = useAction(async (autoAdd: boolean) => {
    await setAutoAdd({ variables: { input: { id: order.id, autoAdd } } });
    onChanged();
  });
  return (
    <AutoAdd>
      <div>
        <p id={labelId}>{t('own.autoAdd')}</p>
        <p>{t(order.autoAdd ? 'own.autoAddOn' : 'own.autoAddOff')}</p>
      </div>
      <Switch
        isOn={order.autoAdd}
        labelledBy={labelId}
        disabled={isRunning}
        onChange={(isOn) => void run(isOn)}
      />
    </AutoAdd>
  );
}

export interface OwnPackageProps {
  order: EntrustOrder;
  /** The next larger package; undefined for the largest. */
  next: Offer | undefined;
  onReview: (draft: EntrustDraft) => void;
  onChanged: () => void;
}

/** A package that runs: what it has locked and earns, how far its term is, and what can be done with it. */
export function OwnPackage({ order, next, onReview, onChanged }: OwnPackageProps) {
  const { t } = useTranslation('trusteeship');
  const titleId = useId();
  const isOpen = useIsOpen(order);
  const { locked, dailyRatio, termDays, expiresAt, redeemableUntil, renewals } = order;
  return (
    <Frame aria-labelledby={titleId}>
      <header>
        <TermRing passed={daysPassed(order, portalNow())} days={termDays} />
        <div>
          <h3 id={titleId}>
            <Money value={locked} coin={coin} live />
          </h3>
          <p>
            {t('own.earns', { percent: percentOf(dailyRatio) })}
            {' · '}
            <Money value={profitOf(locked, dailyRatio)} coin={order.autoAdd ? coin : 'BONUS_POINT'} />
          </p>
        </div>
        <EntrustChip order={order} />
      </header>
      {isOpen ? (
        <Notice tone="warning" title={t('own.open')}>
          <Countdown until={redeemableUntil} />
          {' · '}
          {t('own.openHint')}
        </Notice>
      ) : (
        <p>
          {t('own.expires')} <DateTime value={expiresAt} /> · <Countdown until={expiresAt} />
          {renewals > 0 && ` · ${t('own.renewed', { count: renewals })}`}
        </p>
      )}
      <AutoAddSwitch order={order} onChanged={onChanged} />
      <Actions>
        {isOpen && (
          <Button
            aria-label={t('own.redeemOf', { amount: amountOf(locked) })}
            onClick={() => onReview(toRedemption(order))}
          >
            {t('own.redeem')}
          </Button>
        )}
        {next !== undefined && !isFull(next) && (
          <Button
            variant="outlined"
            aria-label={t('own.upgradeOf', { from: amountOf(order.amount), to: amountOf(next.amount) })}
            onClick={() => onReview(toUpgrade(order, next))}
          >
            {t('own.upgrade', { to: amountOf(next.amount) })}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}
