import { useTranslation } from 'react-i18next';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { PaymentMethod } from '../../generated/schema.ts';
import { isZero } from '../../money/decimal.ts';
import { unitOf, type Withdrawal } from './order.ts';
import { isReturned } from './states.ts';

/** The credit that is withdrawn. Fixed, because a result may show before the config loads. */
export const withdrawalCoin = 'WITHDRAWAL_POINT';

/** What leaves the member's credit, what of it is fee, and what is paid out. */
export interface Figures {
  readonly amount: string;
  /** The whole fee. */
  readonly fee: string | null;
  /** The network's part of the fee. */
  readonly networkFee: string | null;
  /** Null when nothing is. What the platform does not return is null, too. */
  readonly arrives: string | null;
  readonly method: PaymentMethod;
}

/** The figures of a withdrawal: of one that ended without a payment, nothing arrives and no fee is taken. */
export const figuresOf = ({ status, actualAmount, ...order }: Withdrawal): Figures =>
  isReturned(status)
    ? { ...order, fee: '0', networkFee: '0', arrives: null }
    : { ...order, arrives: actualAmount };

/**
 * The figures of a withdrawal as rows; `isExact` writes every decimal, otherwise they are shown while amounts are
 * hidden.
 */
export function useFigureDetails(): (figures: Figures, isExact?: boolean) => readonly Detail[] {
  const { t } = useTranslation('withdrawal');
  return ({ amount, fee, networkFee, arrives, method }, isExact = false) => {
    const how = isExact ? { exact: true } : { alwaysShown: true };
    return [
      { label: t('figures.amount'), value: <Money value={amount} coin={withdrawalCoin} {...how} /> },
      { label: t('figures.fee'), value: fee && <Money value={fee} coin={withdrawalCoin} {...how} /> },
      {
        label: t('figures.networkFee'),
        value:
          networkFee === null || isZero(networkFee) ? null : (
            <Money value={networkFee} coin={withdrawalCoin} {...how} />
          ),
      },
      {
        label: t('figures.arrives'),
        value: arrives === null ? null : <Money value={arrives} coin={unitOf(method)} {...how} />,
        emphasis: true,
      },
    ];
  };
}
