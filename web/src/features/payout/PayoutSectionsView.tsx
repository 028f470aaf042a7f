import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { BankIcon, WalletIcon } from '../../components/icons/screens.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDate } from '../../lib/time.ts';
import { shortAddress } from '../../lib/walletAddress.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { accountEnd, type BankAccount, type WalletAddress } from './methods.ts';
import { MethodList, MethodRow } from './MethodList.tsx';
import { PayoutDrawer, type Changed, type PayoutDialog } from './PayoutDrawer.tsx';
import type { PayoutMethodsQuery } from './payout.generated.ts';

export interface PayoutSectionsViewProps {
  /** Null while loading or after a failure. */
  methods: PayoutMethodsQuery | null;
  error: unknown;
  onRetry: () => void;
  addButtons: Record<'bank' | 'wallet', RefObject<HTMLButtonElement | null>>;
  /** The open form. */
  dialog: PayoutDialog | null;
  onAdd: (kind: 'bank' | 'wallet') => void;
  onOpen: (dialog: PayoutDialog) => void;
  onClose: () => void;
  onChanged: (changed: Changed) => void;
  /** Refetches the lists when a change was refused, since they may be stale. */
  onReload: () => void;
}

const nothing = () => undefined;

/** Skeleton of the sections. */
export function PayoutSkeleton() {
  const loading = {
    methods: null,
    error: null,
    onRetry: nothing,
    onAdd: nothing,
    addRef: null,
    row: () => null,
  } as const;
  return (
    <>
      <MethodList kind="banks" icon={BankIcon} {...loading} />
      <MethodList kind="wallets" icon={WalletIcon} {...loading} />
    </>
  );
}

/** The two sections and the drawer with the open form. */
export function PayoutSectionsView({
  methods,
  error,
  onRetry,
  addButtons,
  dialog,
  onAdd,
  onOpen,
  ...drawer
}: PayoutSectionsViewProps) {
  const { t } = useTranslation('payout');
  const locale = useLocale();
  const added = ({ createdAt }: BankAccount | WalletAddress) => (
    <small>{t('added', { date: formatDate(new Date(createdAt), locale) })}</small>
  );
  return (
    <>
      <MethodList
        kind="banks"
        icon={BankIcon}
        methods={methods?.bankAccounts ?? null}
        error={error}
        onRetry={onRetry}
        onAdd={() => onAdd('bank')}
        addRef={addButtons.bank}
        row={(account) => (
          <MethodRow
            key={account.id}
            name={`${account.bankName} ${accountEnd(account.accountNumber)}`}
            head={<strong>{account.bankName}</strong>}
            body={
              <>
                <small>{account.accountName}</small>
                <AccountNumber number={account.accountNumber} />
                {added(account)}
              </>
            }
            onEdit={() => onOpen({ act: 'edit', kind: 'bank', method: account })}
            onDelete={() => onOpen({ act: 'delete', kind: 'bank', method: account })}
          />
        )}
      />
      <MethodList
        kind="wallets"
        icon={WalletIcon}
        methods={methods?.walletAddresses ?? null}
        error={error}
        onRetry={onRetry}
        onAdd={() => onAdd('wallet')}
        addRef={addButtons.wallet}
        row={(wallet) => (
          <MethodRow
            key={wallet.id}
            name={`${wallet.label ?? shortAddress(wallet.address)} ${wallet.network}`}
            head={
              <>
                <strong>{wallet.label ?? t('wallets.noLabel')}</strong>
                <NetworkBadge network={wallet.network} withChain />
              </>
            }
            body={
              <>
                <span data-address>
                  <AddressText address={wallet.address} />
                  <CopyButton text={wallet.address} label={t('wallets.address')} />
                </span>
                {added(wallet)}
              </>
            }
            onEdit={() => onOpen({ act: 'edit', kind: 'wallet', method: wallet })}
            onDelete={() => onOpen({ act: 'delete', kind: 'wallet', method: wallet })}
          />
        )}
      />
      <PayoutDrawer dialog={dialog} methods={methods} {...drawer} />
    </>
  );
}
