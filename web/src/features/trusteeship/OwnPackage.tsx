import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown, DateTime } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { ProgressRing } from '../../design/ui/ProgressRing.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { SwitchRow } from '../../forms/SwitchRow.tsx';
import { percentOf } from '../../money/decimal.ts';
import { portalNow } from '../../time/clock.ts';
import { daysPassed } from '../../time/days.ts';
import {
  isFull,
  calculateProfit,
  toTrusteeshipRedemption,
  toTrusteeshipUpgrade,
  type TrusteeshipDraft,
  type TrusteeshipOrder,
  type CataloguePackage,
} from './order.ts';
import { useSetEntrustAutoAddMutation } from './trusteeship.generated.ts';
import { formatTrusteeshipAmount, trusteeshipCoin, TrusteeshipChip, useIsRedeemable } from './words.tsx';

/** The switch of where the profit goes. */
function AutoAddSwitch({ order, onChanged }: { order: TrusteeshipOrder; onChanged: () => void }) {
  const { t } = useTranslation('trusteeship');
  const [setAutoAdd] = useSetEntrustAutoAddMutation();
  return (
    <SwitchRow
      label={t('own.autoAdd')}
      hint={t(order.autoAdd ? 'own.autoAddOn' : 'own.autoAddOff')}
      isOn={order.autoAdd}
      onChange={async (autoAdd) => {
        await setAutoAdd({ variables: { input: { id: order.id, autoAdd } } });
        onChanged();
      }}
    />
  );
}

export interface OwnPackageProps {
  order: TrusteeshipOrder;
  /** The next larger package; undefined for the largest. */
  next: CataloguePackage | undefined;
  onReview: (draft: TrusteeshipDraft) => void;
  onChanged: () => void;
}

/** A package that runs: what it has locked and earns, how far its term is, and what can be done with it. */
export function OwnPackage({ order, next, onReview, onChanged }: OwnPackageProps) {
  const { t } = useTranslation('trusteeship');
  const titleId = useId();
  const isOpen = useIsRedeemable(order);
  const { dailyRatio, termDays, expiresAt, redeemableUntil, renewals } = order;
  const locked = order.locked ?? order.amount;
  const passed = daysPassed(termDays, expiresAt, portalNow());
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <ProgressRing done={passed} total={termDays} label={t('own.progress', { passed, count: termDays })} />
        <div>
          <h3 id={titleId}>
            <Money value={locked} coin={trusteeshipCoin} live />
          </h3>
          <p>
            {t('own.earns', { percent: percentOf(dailyRatio) })}
            {' · '}
            <Money
              value={calculateProfit(locked, dailyRatio)}
              coin={order.autoAdd ? trusteeshipCoin : 'BONUS_POINT'}
            />
          </p>
        </div>
        <TrusteeshipChip order={order} />
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
          {renewals !== null && renewals > 0 && ` · ${t('own.renewed', { count: renewals })}`}
        </p>
      )}
      <AutoAddSwitch order={order} onChanged={onChanged} />
      <Actions>
        {isOpen && (
          <Button
            aria-label={t('own.redeemOf', { amount: formatTrusteeshipAmount(locked) })}
            onClick={() => onReview(toTrusteeshipRedemption(order))}
          >
            {t('own.redeem')}
          </Button>
        )}
        {next !== undefined && !isFull(next) && (
          <Button
            variant="outlined"
            aria-label={t('own.upgradeOf', {
              from: formatTrusteeshipAmount(order.amount),
              to: formatTrusteeshipAmount(next.amount),
            })}
            onClick={() => onReview(toTrusteeshipUpgrade(order, next))}
          >
            {t('own.upgrade', { to: formatTrusteeshipAmount(next.amount) })}
          </Button>
        )}
      </Actions>
    </PackageFrame>
  );
}
