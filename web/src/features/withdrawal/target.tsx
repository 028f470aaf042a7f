import { useTranslation } from 'react-i18next';
import { AddressText } from '../../design/ui/AddressText.tsx';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import type { Target, Withdrawal } from './order.ts';
import { accountGroups } from './words.ts';

/** Details of a target, in full, so that the member can check what cannot be undone. */
export function useTargetDetails(): (target: Target, withCopy?: boolean) => readonly Detail[] {
  const { t } = useTranslation(['withdrawal', 'common']);
  return (target, withCopy = true) =>
    target.method === 'BANK'
      ? [
          { label: t('figures.bankName'), value: target.bankName },
          { label: t('figures.accountName'), value: target.accountName },
          {
            label: t('figures.accountNumber'),
            value: <span translate="no">{accountGroups(target.accountNumber)}</span>,
            copy: withCopy ? target.accountNumber : undefined,
            emphasis: true,
          },
        ]
      : [
          { label: t('common:order.network'), value: <NetworkBadge network={target.network} withChain /> },
          {
            label: target.label === null ? t('figures.address') : `${t('figures.address')} · ${target.label}`,
            value: <AddressText address={target.address} />,
            copy: withCopy ? target.address : undefined,
          },
        ];
}

/** The target of an existing withdrawal; null when it is incomplete. */
export function targetOfWithdrawal(withdrawal: Withdrawal): Target | null {
  const { id, network, address, bankName, accountName, accountNumber } = withdrawal;
  if (network !== null && address !== null) {
    return { method: 'ON_CHAIN', id, network, address, label: null };
  }
  if (accountNumber === null) return null;
  return {
    method: 'BANK',
    id,
    bankName: bankName ?? '',
    accountName: accountName ?? '',
    accountNumber,
  };
}
