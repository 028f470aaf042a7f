import Button from '@mui/material/Button';
import { addressProblem, getUnpayableReason } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOptions } from '../../data/graphql/panelQuery.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { ChipButton, Chips } from '../../design/ui/ChipButton.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { shortAddress } from '../../money/walletAddress.ts';
import { ConfirmationFields, useConfirmation } from '../../orders/confirmation/useConfirmation.tsx';
import { useBindGameWalletMutation, useGameWalletsQuery } from './game.generated.ts';

export interface BindFormProps {
  onDone: () => void;
  /** Defined if there is an address already. */
  onCancel?: () => void;
}

/** Binds a BEP20 address: one that the member saved for payouts, or another. */
export function BindForm({ onDone, onCancel }: BindFormProps) {
  const { t } = useTranslation(['game', 'common']);
  const confirmation = useConfirmation({ label: t('bind.password'), required: t('bind.passwordRequired') });
  const [values, setValues] = useState({ address: '', ...confirmation.empty });
  const [bindWallet] = useBindGameWalletMutation(shownInPlace);
  const saved = (useGameWalletsQuery(panelOptions).data?.walletAddresses ?? []).filter(
    ({ network }) => network === 'BEP20',
  );
  const address = values.address.trim();
  const action = useAction(async () => {
    const transactionPassword = confirmation.of(values);
    await bindWallet({ variables: { input: { address, transactionPassword } } });
    onDone();
  });
  const addressError = (): string | undefined => {
    if (address === '') return t('bind.required');
    if (addressProblem('BEP20', address) !== null) return t('bind.invalid');
    return getUnpayableReason('BEP20', address) === null ? undefined : t('bind.unpayable');
  };
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    (typed) => ({ address: addressError(), ...confirmation.check(typed) }),
    action.error,
  );
  const field = form.bind('address');
  return (
    <form {...form.formProps(() => void action.run())}>
      <Stack>
        <TextField
          label={t('bind.address')}
          hint={t('bind.hint')}
          verbatim
          autoComplete="off"
          below={
            <>
              {address !== '' && <AddressText address={address} />}
              {saved.length > 0 && (
                <Chips role="group" aria-label={t('bind.saved')}>
                  <span aria-hidden>{t('bind.saved')}</span>
                  {saved.map((wallet) => (
                    <ChipButton
                      key={wallet.id}
                      pressed={address === wallet.address}
                      onClick={() => field.onChange(wallet.address)}
                    >
                      {wallet.label ?? shortAddress(wallet.address)}
                    </ChipButton>
                  ))}
                </Chips>
              )}
            </>
          }
          {...field}
        />
        <ConfirmationFields fields={confirmation.bind(form.bind)} />
        <FormFailure form={form} />
        <Actions>
          <BusyButton
            type="submit"
            size="large"
            isBusy={action.isRunning}
            label={t('bind.submit')}
            busyLabel={t('bind.busy')}
          />
          {onCancel !== undefined && (
            <Button variant="outlined" size="large" disabled={action.isRunning} onClick={onCancel}>
              {t('common:actions.cancel')}
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  );
}
