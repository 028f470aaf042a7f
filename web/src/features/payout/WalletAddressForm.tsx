import { styled } from '@mui/material/styles';
import { addressLength } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../design/fields/RadioCards.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import type { WalletNetwork } from '../../generated/schema.ts';
import { walletNetworks } from '../../money/networks.ts';
import { ScanButton } from '../../scan/ScanButton.tsx';
import { scannedAddress } from '../../scan/scanned.ts';
import { LookAlike } from './LookAlike.tsx';
import { MethodForm } from './MethodForm.tsx';
import { useWalletAddressForm, type WalletAddressFormProps } from './useWalletAddressForm.ts';

const Reading = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'grid',
  gap: 4,
  color: color.ink.secondary,
  '& > :first-of-type': text.dense,
});

/** The network of the address. */
function NetworkField({ name, value, error, onChange }: FieldBinding) {
  const { t } = useTranslation('payout');
  return (
    <RadioCards<WalletNetwork>
      label={t('wallet.network.label')}
      hint={t('wallet.network.hint')}
      name={name}
      value={value}
      error={error}
      options={walletNetworks.map((network) => ({
        value: network,
        label: <NetworkBadge network={network} withChain />,
        hint: t(`wallet.network.${network}`),
      }))}
      onChange={onChange}
    />
  );
}

/** The address, and below it how it reads and how long it is. */
function AddressField({
  form: { bind, network, typed, problem, finalError },
}: {
  form: ReturnType<typeof useWalletAddressForm>;
}) {
  const { t } = useTranslation('payout');
  const field = bind('address');
  const length = network === null ? null : addressLength(network);
  return (
    <TextField
      label={t('wallet.address.label')}
      hint={length === null ? t('wallet.address.copy') : t('wallet.address.hint', { length })}
      autoComplete="off"
      verbatim
      end={<ScanButton label={t('wallet.address.scan')} read={scannedAddress} onRead={field.onChange} />}
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
      {...field}
      error={field.error ?? finalError}
    />
  );
}

/** Form to add or edit a wallet address; validates its shape while typing. */
export function WalletAddressForm(props: WalletAddressFormProps) {
  const { t } = useTranslation('payout');
  const form = useWalletAddressForm(props);
  const { bind, lookalike } = form;
  const acceptance = bind('accepted');
  return (
    <MethodForm
      frame={form.frame}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
      onCancel={() => {
        form.forget();
        props.onCancel();
      }}
    >
      <NetworkField {...bind('network')} />
      <AddressField form={form} />
      {lookalike !== null && (
        <LookAlike
          saved={lookalike}
          typed={form.typed}
          accepted={form.isAccepted}
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
