import { useTranslation } from 'react-i18next';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { UsableFrom } from '../../design/ui/UsableFrom.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { shortAddress } from '../../money/walletAddress.ts';
import { formatDate } from '../../time/time.ts';
import { isCooling } from '../../time/usableAt.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { MethodRow } from './MethodList.tsx';
import { accountEnd, type BankAccount, type WalletAddress } from './methods.ts';
import type { PayoutDialog } from './PayoutDrawer.tsx';

interface RowProps<Method> {
  method: Method;
  /** In ms since 1970. */
  now: number;
  /** Opens the form that changes or deletes the method. */
  onOpen: (dialog: PayoutDialog) => void;
}

/** When a method was added, and from when it can be used if that is not yet. */
function AddedAt({
  method: { createdAt, usableAt },
  now,
}: Pick<RowProps<BankAccount | WalletAddress>, 'method' | 'now'>) {
  const { t } = useTranslation('payout');
  const locale = useLocale();
  return (
    <>
      {createdAt !== null && <small>{t('added', { date: formatDate(new Date(createdAt), locale) })}</small>}
      {usableAt !== null && isCooling({ usableAt }, now) && (
        <small>
          <UsableFrom at={usableAt} />
        </small>
      )}
    </>
  );
}

/** A bank account in the list. */
export function BankAccountRow({ method, now, onOpen }: RowProps<BankAccount>) {
  return (
    <MethodRow
      name={`${method.bankName} ${accountEnd(method.accountNumber)}`}
      head={<strong>{method.bankName}</strong>}
      body={
        <>
          <small>{method.accountName}</small>
          <AccountNumber number={method.accountNumber} />
          <AddedAt method={method} now={now} />
        </>
      }
      onEdit={() => onOpen({ act: 'edit', kind: 'bank', method })}
      onDelete={() => onOpen({ act: 'delete', kind: 'bank', method })}
    />
  );
}

/** A wallet address in the list. */
export function WalletAddressRow({ method, now, onOpen }: RowProps<WalletAddress>) {
  const { t } = useTranslation('payout');
  const { label, address, network } = method;
  return (
    <MethodRow
      name={`${label ?? shortAddress(address)} ${network}`}
      head={
        <>
          <strong>{label ?? t('wallets.noLabel')}</strong>
          <NetworkBadge network={network} withChain />
        </>
      }
      body={
        <>
          <span data-address>
            <AddressText address={address} />
            <CopyButton text={address} label={t('wallets.address')} />
          </span>
          <AddedAt method={method} now={now} />
        </>
      }
      onEdit={() => onOpen({ act: 'edit', kind: 'wallet', method })}
      onDelete={() => onOpen({ act: 'delete', kind: 'wallet', method })}
    />
  );
}
