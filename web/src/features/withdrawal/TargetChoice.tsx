import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { RadioCards } from '../../design/fields/RadioCards.tsx';
import { color, tabular } from '../../design/theme/css.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { UsableFrom } from '../../design/ui/UsableFrom.tsx';
import { userInfoPath } from '../../extension-points/paths.ts';
import type { FieldBinding } from '../../forms/useForm.ts';
import type { WalletNetwork } from '../../generated/schema.ts';
import { isCooling, type Cooling } from '../../time/usableAt.ts';
import { gone, networkRules, type BankAccount, type ChainChoice, type Config } from './order.ts';
import { accountGroups, formatFee } from './words.ts';

const Method = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  color: color.ink.secondary,
  '& > b': { fontWeight: 500, color: color.ink.primary },
});

/** Path of this screen, to return to. */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

interface BindFirstProps {
  title: string;
  body: string;
  action: string;
  to: string;
}

/** Shown when no payout method exists: explains it and links to where to add one. */
function BindFirst({ title, body, action, to }: BindFirstProps) {
  return (
    <Notice tone="warning" title={title}>
      {body}
      <Actions style={{ marginTop: 12 }}>
        <Button component={Link} to={to} size="small">
          {action}
        </Button>
      </Actions>
    </Notice>
  );
}

/** Why a method cannot be chosen yet, or what there is to know about it. */
const stateOf = ({ usableAt }: Cooling, now: number, note?: string) =>
  usableAt !== null && isCooling({ usableAt }, now)
    ? { disabled: true, hint: <UsableFrom at={usableAt} /> }
    : { hint: note };

export interface AddressChoiceProps {
  config: Config;
  choice: ChainChoice;
  /** In ms since 1970. */
  now: number;
  address: FieldBinding;
  onNetwork: (network: WalletNetwork) => void;
}

/** Choice of network, and of the member's addresses on it, each in full. */
export function AddressChoice({ config, choice, now, address, onNetwork }: AddressChoiceProps) {
  const { t } = useTranslation('withdrawal');
  const back = useReturnPath();
  const { network } = choice.rule;
  const add = userInfoPath({ add: 'wallet', network, back });
  return (
    <>
      <RadioCards<WalletNetwork>
        label={t('form.network')}
        hint={t('form.networkHint')}
        name="network"
        columns
        value={network}
        options={networkRules(config).map((rule) => {
          const fee = formatFee(rule);
          return {
            value: rule.network,
            label: <NetworkBadge network={rule.network} withChain />,
            hint: fee === null ? t('form.noFee') : t('form.feeOf', { fee }),
          };
        })}
        onChange={onNetwork}
      />
      {choice.addresses.length === 0 ? (
        <BindFirst
          title={t('bind.wallet.title')}
          body={t('bind.wallet.body', { network })}
          action={t('bind.wallet.action', { network })}
          to={add}
        />
      ) : (
        <>
          {address.value === gone && <Notice tone="warning">{t('form.addressGone')}</Notice>}
          <RadioCards
            label={t('form.address')}
            aside={<TextLink to={add}>{t('bind.wallet.more')}</TextLink>}
            name={address.name}
            value={choice.address?.id ?? ''}
            options={choice.addresses.map(({ id, label, address: text, usableAt, isLookedUp }) => ({
              value: id,
              ...stateOf({ usableAt }, now, isLookedUp ? undefined : t('form.notLookedUp', { network })),
              label: (
                <Method>
                  <b>{label ?? t('form.noLabel')}</b>
                  <AddressText address={text} />
                </Method>
              ),
            }))}
            error={address.error}
            onChange={address.onChange}
            onBlur={address.onBlur}
          />
        </>
      )}
    </>
  );
}

export interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  chosen: BankAccount | null;
  /** In ms since 1970. */
  now: number;
  account: FieldBinding;
}

/** Choice of the member's bank accounts. */
export function AccountChoice({ accounts, chosen, now, account }: AccountChoiceProps) {
  const { t } = useTranslation('withdrawal');
  const add = userInfoPath({ add: 'bank', back: useReturnPath() });
  if (accounts.length === 0) {
    return (
      <BindFirst
        title={t('bind.bank.title')}
        body={t('bind.bank.body')}
        action={t('bind.bank.action')}
        to={add}
      />
    );
  }
  return (
    <>
      {account.value === gone && <Notice tone="warning">{t('form.accountGone')}</Notice>}
      <RadioCards
        label={t('form.account')}
        aside={<TextLink to={add}>{t('bind.bank.more')}</TextLink>}
        name={account.name}
        value={chosen?.id ?? ''}
        options={accounts.map(({ id, bankName, accountName, accountNumber, usableAt }) => ({
          value: id,
          ...stateOf({ usableAt }, now),
          label: (
            <Method>
              <b>{bankName}</b>
              <span>{accountName}</span>
              <span style={tabular} translate="no">
                {accountGroups(accountNumber)}
              </span>
            </Method>
          ),
        }))}
        error={account.error}
        onChange={account.onChange}
        onBlur={account.onBlur}
      />
    </>
  );
}
