import { useTranslation } from 'react-i18next';
import type { Deposit } from './deposit.ts';

/** By which way a deposit came: `On-chain · BEP20`. It names no amount, which may be hidden. */
export function useWay(): (deposit: Deposit) => string {
  const { t } = useTranslation('deposit');
  return ({ method, network, channel }) => `${t(`methods.${method}`)} · ${network ?? channel ?? ''}`;
}
