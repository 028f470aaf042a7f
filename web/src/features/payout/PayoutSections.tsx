import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AddressText } from '../../components/AddressText.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { BankIcon, WalletIcon } from '../../components/icons/screens.tsx';
import { UsableFrom } from '../../components/UsableFrom.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { isCooling, useWaitingNow } from '../../lib/usableAt.ts';
import { placeOf } from '../../lib/covers.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { formatDate } from '../../lib/time.ts';
import { shortAddress } from '../../lib/walletAddress.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { accountEnd, safeReturnPath, withAdded, type BankAccount, type WalletAddress } from './methods.ts';
import { MethodList, MethodRow } from './MethodList.tsx';
import { usePayoutMethodsQuery } from './payout.generated.ts';
import { PayoutDrawer, type MethodKind, type PayoutDialog } from './PayoutDrawer.tsx';

/** State of the history entry of a form that was opened on this screen. */
const openedHere = { openedHere: true };

/** The form requested by the URL: `?add=wallet&network=TRC20&back=/withdraw`. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const add = params.get('add');
  return {
    add: add === 'wallet' || add === 'bank' ? add : null,
    /** Names the history entry. */
    place: placeOf(location),
    network: walletNetworks.find((network) => network === params.get('network')) ?? null,
    back: safeReturnPath(params.get('back')),
    /** Opens the form by URL, so that it survives a reload. */
    open: (kind: MethodKind) => setParams({ add: kind }, { state: openedHere }),
    /** Closes it: back to the screen where it was opened, so that the browser's Back does not open it again. */
    close: () => {
      if (state !== null && typeof state === 'object' && 'openedHere' in state) void navigate(-1);
      else setParams({}, { replace: true });
    },
  };
}

/** Says, once, whether what is open at this rendering still is: an answer may come when it is closed, or the screen left. */
function useStillOpen(open: object | string | null): () => boolean {
  const current = useRef(open);
  useLayoutEffect(() => {
    current.current = open;
    return () => {
      current.current = null;
    };
  }, [open]);
  return () => {
    const isOpen = current.current === open;
    if (isOpen) current.current = null;
    return isOpen;
  };
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

/** The member's bank accounts and wallet addresses, to which withdrawals are paid. */
export function PayoutSections() {
  const { t } = useTranslation('payout');
  const locale = useLocale();
  const navigate = useNavigate();
  const address = useAddress();
  const [changing, setChanging] = useState<PayoutDialog | null>(null);
  const addBank = useRef<HTMLButtonElement>(null);
  const addWallet = useRef<HTMLButtonElement>(null);
  const query = usePayoutMethodsQuery(panelOptions);
  // On failure the old data stays until the next refetch.
  const { data: methods, error, retry: reload } = toPanel(query);
  const now = useWaitingNow([...(methods?.bankAccounts ?? []), ...(methods?.walletAddresses ?? [])]);

  // A deleted row takes the focused button with it, so the focus moves to the add button.
  const [deleted, setDeleted] = useState<{ readonly kind: MethodKind } | null>(null);
  const focusAdd = useEffectEvent((kind: MethodKind) =>
    (kind === 'bank' ? addBank : addWallet).current?.focus(),
  );
  useEffect(() => {
    if (deleted !== null) focusAdd(deleted.kind);
  }, [deleted]);

  const dialog: PayoutDialog | null =
    address.add === null
      ? changing
      : address.add === 'wallet'
        ? { act: 'add', kind: 'wallet', network: address.network }
        : { act: 'add', kind: 'bank', network: null };

  const isStillOpen = useStillOpen(address.add === null ? changing : address.place);

  function close(added: string | null): void {
    if (!isStillOpen()) return;
    setChanging(null);
    if (address.add === null) return;
    // Members who were sent here return to where they came from.
    if (address.back === null) address.close();
    else {
      const back = added === null ? address.back : withAdded(address.back, added);
      void navigate(back, { replace: true });
    }
  }

  const added = ({ createdAt, usableAt }: BankAccount | WalletAddress) => (
    <>
      <small>{t('added', { date: formatDate(new Date(createdAt), locale) })}</small>
      {usableAt !== null && isCooling({ usableAt }, now) && (
        <small>
          <UsableFrom at={usableAt} />
        </small>
      )}
    </>
  );
  return (
    <>
      <MethodList
        kind="banks"
        icon={BankIcon}
        methods={methods?.bankAccounts ?? null}
        error={error}
        onRetry={reload}
        onAdd={() => address.open('bank')}
        addRef={addBank}
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
            onEdit={() => setChanging({ act: 'edit', kind: 'bank', method: account })}
            onDelete={() => setChanging({ act: 'delete', kind: 'bank', method: account })}
          />
        )}
      />
      <MethodList
        kind="wallets"
        icon={WalletIcon}
        methods={methods?.walletAddresses ?? null}
        error={error}
        onRetry={reload}
        onAdd={() => address.open('wallet')}
        addRef={addWallet}
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
            onEdit={() => setChanging({ act: 'edit', kind: 'wallet', method: wallet })}
            onDelete={() => setChanging({ act: 'delete', kind: 'wallet', method: wallet })}
          />
        )}
      />
      <PayoutDrawer
        dialog={dialog}
        methods={methods}
        hasAddress={address.add !== null}
        onClose={() => close(null)}
        onChanged={({ added: id = null, deleted: kind }) => {
          close(id);
          void query
            .refetch()
            .catch(() => undefined)
            .then(() => {
              if (kind !== undefined) setDeleted({ kind });
            });
        }}
        onRefused={reload}
      />
    </>
  );
}
