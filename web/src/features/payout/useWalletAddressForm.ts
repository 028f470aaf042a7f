import { addressProblem, getUnpayableReason } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../data/graphql/report.ts';
import type { AddWalletAddressInput, WalletNetwork } from '../../generated/schema.ts';
import { walletNetworks } from '../../money/networks.ts';
import { isFinalProblem } from '../../money/walletAddress.ts';
import { useMethodForm, useMethodValues, type ChangeFormProps } from './MethodForm.tsx';
import { findLookalike, maxLength, type WalletAddress, type WalletValues } from './methods.ts';
import { useAddWalletAddressMutation, useUpdateWalletAddressMutation } from './payout.generated.ts';
import { useAddressProblemText } from './useAddressWords.ts';

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

/** Sends an address, and resolves to its ID when it was added. */
function useSaveWalletAddress(
  editing: WalletAddress | null,
): (input: AddWalletAddressInput) => Promise<string | undefined> {
  const [addWalletAddress] = useAddWalletAddressMutation(shownInPlace);
  const [updateWalletAddress] = useUpdateWalletAddressMutation(shownInPlace);
  return async (input) => {
    if (editing === null)
      return (await addWalletAddress({ variables: { input } })).data?.addWalletAddress.walletAddress?.id;
    await updateWalletAddress({ variables: { input: { id: editing.id, ...input } } });
    return undefined;
  };
}

/** Values, validation and request of the form; the shape of the address is validated while it is typed. */
export function useWalletAddressForm({
  editing,
  saved,
  network: preselected,
  onSaved,
  onRefused,
}: WalletAddressFormProps) {
  const { t } = useTranslation('payout');
  const addressProblemText = useAddressProblemText();
  const save = useSaveWalletAddress(editing);
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
  const lookalike = network === null || problem !== null ? null : findLookalike(typed, saved);
  const isAccepted = acceptedAddress === typed;
  const addressError = network === null ? undefined : addressProblemText(network, values, saved, editing);

  const { bind, frame } = useMethodForm({
    values: { ...values, accepted: isAccepted ? 'yes' : '' },
    set: ({ accepted, ...changes }) => {
      if (accepted === undefined) set(changes);
      else setAccepted(accepted === 'yes' ? typed : null);
    },
    check: () => ({
      network: network === null ? t('wallet.network.required') : undefined,
      address: network === null && typed === '' ? t('wallet.address.problems.required') : addressError,
      label: label.length > maxLength.label ? t('bank.tooLong', { count: maxLength.label }) : undefined,
      accepted: lookalike !== null && !isAccepted ? t('alike.required') : undefined,
    }),
    isNewPlace: true,
    send: async (transactionPassword) => {
      if (network === null) return;
      const added = await save({
        network,
        address: typed,
        label: label === '' ? null : label,
        lookAlikeAccepted: lookalike !== null && isAccepted,
        transactionPassword,
      });
      if (editing === null) forget();
      onSaved(added);
    },
    onRefused,
  });
  // Problems that more typing cannot fix.
  const isFinal =
    network !== null &&
    (problem === null ? getUnpayableReason(network, typed) !== null : isFinalProblem(problem));
  return {
    bind,
    frame,
    forget,
    network,
    typed,
    problem,
    lookalike,
    isAccepted,
    /** An error that shows while the address is typed. */
    finalError: isFinal ? addressError : undefined,
  };
}
