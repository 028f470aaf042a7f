import Button from '@mui/material/Button';
import { addressProblem, getUnpayableReason } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ChipButton, Chips } from '../../components/ChipButton.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { FormFailure } from '../../components/FormFailure.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import { ConfirmationFields, useConfirmation } from '../../confirmation/useConfirmation.tsx';
import { panelOptions } from '../../graphql/panelQuery.ts';
import { shownInPlace } from '../../graphql/report.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { shortAddress } from '../../lib/walletAddress.ts';
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
