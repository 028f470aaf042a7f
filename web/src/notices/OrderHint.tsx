import { useTranslation } from 'react-i18next';
import { Money } from '../design/ui/Money.tsx';
import type { EventAmount } from './event.ts';

export interface OrderHintProps {
  amount: EventAmount;
  reason: string | null;
  /** Where the credits are. */
  meaning: string;
}

/** What an order that went wrong is about, why, and where the credits are. */
export function OrderHint({ amount, reason, meaning }: OrderHintProps) {
  const { t } = useTranslation('notices');
  return (
    <>
      <Money value={amount.value} coin={amount.unit} />
      {reason !== null && ` · ${t('reason', { reason })}`}
      <br />
      {meaning}
    </>
  );
}
