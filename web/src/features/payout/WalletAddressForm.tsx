import { styled } from '@mui/material/styles';
import { addressLength, addressProblem } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { RadioCards } from '../../components/field/RadioCards.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { WalletNetwork } from '../../generated/schema.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { isFinalProblem } from '../../lib/walletAddress.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { LookAlike } from './LookAlike.tsx';
import { findLookalike, maxLength, type WalletAddress, type WalletValues } from './methods.ts';
import { MethodForm } from './MethodForm.tsx';
import { useAddressWords } from './useAddressWords.ts';

const Reading = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'grid',
  gap: 4,
  color: color.ink.secondary,
  '& > :first-of-type': text.dense,
});

export interface WalletAddressToSave {
  readonly network: WalletNetwork;
  readonly address: string;
  readonly label: string | null;
  readonly lookAlikeAccepted: boolean;
}

export interface WalletAddressFormProps {
  values: WalletValues;
  set: (changes: Partial<WalletValues>) => void;
  editing: WalletAddress | null;
  saved: readonly WalletAddress[];
  /** Rejects when the request fails. */
  save: (address: WalletAddressToSave, transactionPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Form to add or edit a wallet address; validates its shape while typing. */
export function WalletAddressForm({ values, set, editing, saved, save, onCancel }: WalletAddressFormProps) {
  const { t } = useTranslation('payout');
  const addressWords = useAddressWords();
  const [transactionPassword, setPassword] = useState('');
  // Confirms this address only: another lookalike must be confirmed again.
  const [acceptedAddress, setAccepted] = useState<string | null>(null);
  const network = walletNetworks.find((known) => known === values.network) ?? null;
  const typed = values.address.trim();
  const problem = network === null ? null : addressProblem(network, typed);
  const alike = network === null || problem !== null ? null : findLookalike(typed, saved);
  const isAccepted = acceptedAddress === typed;

  const action = useAction(async () => {
    if (network === null) return;
    const label = values.label.trim();
    await save(
      {
        network,
        address: typed,
        label: label === '' ? null : label,
        lookAlikeAccepted: alike !== null && isAccepted,
      },
      transactionPassword,
    );
  });
  const form = useForm(
    { ...values, transactionPassword, accepted: isAccepted ? 'yes' : '' },
    ({ transactionPassword: password, accepted, ...changes }) => {
      action.forget();
      if (password !== undefined) setPassword(password);
      else if (accepted !== undefined) setAccepted(accepted === 'yes' ? typed : null);
      else set(changes);
    },
    ({ label, transactionPassword: password }) => ({
      network: network === null ? t('wallet.network.required') : undefined,
      address:
        network !== null
          ? addressWords(network, values, saved, editing)
          : typed === ''
            ? t('wallet.address.problems.required')
            : undefined,
      label:
        label.trim().length > maxLength.label ? t('bank.tooLong', { count: maxLength.label }) : undefined,
      accepted: alike !== null && !isAccepted ? t('alike.required') : undefined,
      transactionPassword: password === '' ? t('form.transactionPasswordRequired') : undefined,
    }),
  );
  const address = form.bind('address');
  const acceptance = form.bind('accepted');
  const chosen = form.bind('network');
  const length = network === null ? null : addressLength(network);
  return (
    <MethodForm
      action={action}
      password={form.bind('transactionPassword')}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
      onSubmit={form.submit(() => void action.run())}
      onCancel={onCancel}
    >
      <RadioCards<WalletNetwork>
        label={t('wallet.network.label')}
        hint={t('wallet.network.hint')}
        name={chosen.name}
        value={values.network}
        error={chosen.error}
        options={walletNetworks.map((value) => ({
          value,
          label: <NetworkBadge network={value} withChain />,
          hint: t(`wallet.network.${value}`),
        }))}
        onChange={chosen.onChange}
      />
      <TextField
        label={t('wallet.address.label')}
        hint={length === null ? t('wallet.address.copy') : t('wallet.address.hint', { length })}
        autoComplete="off"
        verbatim
        below={
          typed !== '' && (
            <Reading>
              <AddressText address={typed} />
              {length !== null && problem !== 'otherNetwork' && (
                <span>{t('wallet.address.typed', { typed: typed.length, length })}</span>
              )}
            </Reading>
          )
        }
        {...address}
        // Problems that more typing cannot fix show at once.
        error={
          address.error ??
          (network !== null && isFinalProblem(problem)
            ? addressWords(network, values, saved, editing)
            : undefined)
        }
      />
      {alike !== null && (
        <LookAlike
          saved={alike}
          typed={typed}
          accepted={isAccepted}
          error={acceptance.error}
          onAccept={(accepted) => acceptance.onChange(accepted ? 'yes' : '')}
        />
      )}
      <TextField
        label={t('wallet.label.label')}
        hint={t('wallet.label.hint')}
        optional
        autoComplete="off"
        {...form.bind('label')}
      />
      <Notice tone="warning" title={t('wallet.loss.title')}>
        {t('wallet.loss.body')}
      </Notice>
    </MethodForm>
  );
}
