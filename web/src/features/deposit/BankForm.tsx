import { parseReceiptNumber } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../design/fields/PictureField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { ChoiceTiles } from '../../design/ui/ChoiceTiles.tsx';
import { CopyLine } from '../../design/ui/CopyLine.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { useForm } from '../../forms/useForm.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import type { PictureParts } from '../../orders/flow/heldPictures.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { FormSection, FormSections } from './FormSection.tsx';
import {
  calculateCredit,
  isOfChannel,
  openChannels,
  toBankDraft,
  type BankAccount,
  type BankDraft,
  type BankValues,
  type Channel,
  type Config,
} from './order.ts';
import { useNumberError } from './ReferenceField.tsx';
import { AmountNote, Minimum, useRemainder } from './Remainder.tsx';
import { SentAmountField, useSentAmountError } from './SentAmountField.tsx';
import { formatDepositRate } from './words.ts';

interface ReportProps extends FormParts<BankValues, BankDraft>, PictureParts {
  channel: Channel;
  account: BankAccount;
}

/** What the member reports of the transfer after sending it. */
function Report({ channel, account, values, set, picture, onPicture, hold, onReview }: ReportProps) {
  const { t } = useTranslation('deposit');
  const amountError = useSentAmountError();
  const remainder = useRemainder();
  const { rate } = channel;
  const numberWords = useNumberError();
  const form = useForm({ ...values, picture }, set, ({ amount, reference }) => {
    const { kind } = parseReceiptNumber(reference);
    return {
      amount: amountError(amount, channel, 'USD'),
      reference:
        kind === 'number' ? undefined : kind === 'empty' ? t('bank.reference.empty') : numberWords(kind),
      picture: picture === null ? t('picture.required') : undefined,
    };
  });
  const figures = calculateCredit(values.amount, rate, channel);
  return (
    <FlowForm
      form={form}
      toDraft={() => toBankDraft(values, channel, account, hold())}
      onReview={onReview}
      label={t('submit')}
    >
      <SentAmountField label={t('bank.amount')} way={channel} unit="USD" {...form.bind('amount')} />
      <Figures
        label={t('figures.label')}
        figures={[
          { label: t('figures.rate'), value: formatDepositRate(rate, 'USD') },
          ...remainder(figures?.remainder ?? null, 'USD'),
        ]}
        total={{
          label: t('figures.willBeCredited'),
          value: figures && <Money value={figures.credited} coin="CASH_POINT" alwaysShown />,
        }}
      />
      <TextField
        label={t('bank.reference.label')}
        hint={t('bank.reference.hint')}
        verbatim
        autoComplete="off"
        {...form.bind('reference')}
      />
      <PictureField
        name="picture"
        label={t('picture.label')}
        picture={picture}
        error={form.bind('picture', 'receiptImage').error}
        onChange={onPicture}
      />
    </FlowForm>
  );
}

export interface BankFormProps extends Omit<ReportProps, 'channel' | 'account'> {
  config: Config;
}

/** Channel, then account, then the report. */
export function BankForm({ config, ...report }: BankFormProps) {
  const { t } = useTranslation('deposit');
  const { values, set } = report;
  const channel = openChannels(config).find(({ id }) => id === values.channel) ?? null;
  const accounts = config.bankAccounts.filter((one) => channel !== null && isOfChannel(one, channel.id));
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const account = only ?? accounts.find(({ id }) => id === values.account) ?? null;
  return (
    <FormSections>
      <FormSection title={t('bank.channel.title')} hint={t('bank.channel.hint')}>
        <ChoiceTiles
          label={t('bank.channel.title')}
          labelHidden
          value={channel?.id ?? null}
          choices={openChannels(config).map((way) => ({
            value: way.id,
            label: way.name,
            hint: (
              <>
                {formatDepositRate(way.rate, 'USD')}
                <br />
                <Minimum way={way} unit="USD" />
              </>
            ),
          }))}
          onChoose={(id) => {
            if (id !== channel?.id) set({ channel: id, account: '' });
          }}
        />
      </FormSection>
      {channel !== null && (
        <FormSection title={t('bank.account.title')} hint={t('bank.account.hint')}>
          {config.demonstration && (
            <Notice tone="danger" title={t('bank.demonstration.title')}>
              {t('bank.demonstration.body')}
            </Notice>
          )}
          <Notice tone="warning" title={t('chain.rules.title')}>
            <AmountNote way={channel} unit="USD" />
          </Notice>
          <BankAccounts accounts={accounts} value={account} onChoose={(id) => set({ account: id })} />
          {config.paymentReference !== null && (
            <Stack style={{ gap: 4 }}>
              <h3>{t('bank.payment.label')}</h3>
              <CopyLine text={config.paymentReference} label={t('bank.payment.label')} />
              <p>{t('bank.payment.hint')}</p>
            </Stack>
          )}
        </FormSection>
      )}
      {channel !== null && account !== null && (
        <FormSection title={t('bank.report.title')} hint={t('bank.report.hint')}>
          {/* A new key drops validation errors of the previous channel. */}
          <Report key={channel.id} channel={channel} account={account} {...report} />
        </FormSection>
      )}
    </FormSections>
  );
}
