import { styled } from '@mui/material/styles';
import { addressLength, addressProblem, whyUnpayable } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { RadioCards } from '../../components/field/RadioCards.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { Notice } from '../../components/Notice.tsx';
import { shownInPlace } from '../../graphql/report.ts';
import type { WalletNetwork } from '../../generated/schema.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { isFinalProblem } from '../../lib/walletAddress.ts';
import { ScanButton } from '../../scan/ScanButton.tsx';
import { scannedAddress } from '../../scan/scanned.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { LookAlike } from './LookAlike.tsx';
import { findLookalike, maxLength, type WalletAddress, type WalletValues } from './methods.ts';
import { MethodForm, useMethodForm, useMethodValues, type ChangeFormProps } from './MethodForm.tsx';
import { useAddWalletAddressMutation, useUpdateWalletAddressMutation } from './payout.generated.ts';
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

const empty: WalletValues = { network: '', address: '', label: '' };

const valuesOf = ({ network, address, label }: WalletAddress): WalletValues => ({
  network,
  address,
  label: label ?? '',
});

export interface WalletAddressFormProps extends ChangeFormProps<WalletAddress> {
  /** Preselected network, or null. */
  network: WalletNetwork | null;
}

/** Form to add or edit a wallet address; validates its shape while typing. */
export function WalletAddressForm({
  editing,
  saved,
  network: preselected,
  onCancel,
  onSaved,
  onRefused,
}: WalletAddressFormProps) {
  const { t } = useTranslation('payout');
  const addressWords = useAddressWords();
  const [addWalletAddress] = useAddWalletAddressMutation(shownInPlace);
  const [updateWalletAddress] = useUpdateWalletAddressMutation(shownInPlace);
  const { values, set, forget } = useMethodValues(
    'payout.wallet',
    empty,
    editing && valuesOf(editing),
    preselected === null ? {} : { network: preselected },
  );
  // Confirms this address only: another lookalike must be confirmed again.
  const [acceptedAddress, setAccepted] = useState<string | null>(null);
  const network = walletNetworks.find((known) => known === values.network) ?? null;
  const typed = values.address.trim();
  const label = values.label.trim();
  const problem = network === null ? null : addressProblem(network, typed);
  const alike = network === null || problem !== null ? null : findLookalike(typed, saved);
  const isAccepted = acceptedAddress === typed;

  const { bind, frame } = useMethodForm({
    values: { ...values, accepted: isAccepted ? 'yes' : '' },
    set: ({ accepted, ...changes }) => {
      if (accepted === undefined) set(changes);
      else setAccepted(accepted === 'yes' ? typed : null);
    },
    check: () => ({
      network: network === null ? t('wallet.network.required') : undefined,
      address:
        network !== null
          ? addressWords(network, values, saved, editing)
          : typed === ''
            ? t('wallet.address.problems.required')
            : undefined,
      label: label.length > maxLength.label ? t('bank.tooLong', { count: maxLength.label }) : undefined,
      accepted: alike !== null && !isAccepted ? t('alike.required') : undefined,
    }),
    isNewPlace: true,
    send: async (transactionPassword) => {
      if (network === null) return;
      const input = {
        network,
        address: typed,
        label: label === '' ? null : label,
        lookAlikeAccepted: alike !== null && isAccepted,
        transactionPassword,
      };
      if (editing !== null) {
        await updateWalletAddress({ variables: { input: { id: editing.id, ...input } } });
        onSaved();
        return;
      }
      const { data } = await addWalletAddress({ variables: { input } });
      forget();
      onSaved(data?.addWalletAddress.walletAddress.id);
    },
    onRefused,
  });
  const address = bind('address');
  const acceptance = bind('accepted');
  const chosen = bind('network');
  const length = network === null ? null : addressLength(network);
  return (
    <MethodForm
      frame={frame}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
      onCancel={() => {
        forget();
        onCancel();
      }}
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
        end={<ScanButton label={t('wallet.address.scan')} read={scannedAddress} onRead={address.onChange} />}
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
          (network !== null &&
          (problem === null ? whyUnpayable(network, typed) !== null : isFinalProblem(problem))
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
        {...bind('label')}
      />
      <Notice tone="warning" title={t('wallet.loss.title')}>
        {t('wallet.loss.body')}
      </Notice>
    </MethodForm>
  );
}
