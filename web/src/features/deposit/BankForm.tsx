import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { AmountField } from '../../components/field/AmountField.tsx';
import { PictureField } from '../../components/field/PictureField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/surface.tsx';
import type { Draft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { Figures } from '../../money-flow/Figures.tsx';
import { FlowActions } from '../../money-flow/layout.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { openChannels, type BankAccount, type Channel, type Config } from './deposit.ts';
import { FormPart, FormParts } from './FormPart.tsx';
import { bankOrderOf, creditOf, type BankOrder, type BankValues } from './order.ts';
import { numberProblem } from './reference.ts';
import { useNumberWords } from './ReferenceField.tsx';
import type { DepositFlow } from './useDepositFlow.ts';
import { amountOf, rateOf } from './words.ts';

interface ReportProps extends Pick<DepositFlow<BankOrder>, 'picture' | 'onPicture' | 'more'> {
  channel: Channel;
  account: BankAccount;
  draft: Draft<BankValues>;
  onReview: (order: BankOrder) => void;
}

/** What the member tells of the transfer, once it is sent. */
function Report({ channel, account, draft, picture, onPicture, more, onReview }: ReportProps) {
  const { t } = useTranslation('deposit');
  const amountError = useAmountError();
  const { minimum, multiple, rate } = channel;
  const limits = { minimum, multiple };
  const numberWords = useNumberWords();
  const values = { ...draft.values, picture: picture === null ? '' : picture.name };
  const form = useForm(values, draft.set, ({ amount, reference }) => {
    const problem = numberProblem(reference);
    return {
      amount: amountError(amount, 'USD', limits),
      reference:
        problem === null ? undefined : problem === 'empty' ? t('bank.reference.empty') : numberWords(problem),
      picture: picture === null ? t('picture.required') : undefined,
    };
  });
  const figures = creditOf(values.amount, rate);
  return (
    <form
      noValidate
      onSubmit={form.submit(() => {
        const order = bankOrderOf(draft.values, channel, account, more());
        if (order !== null) onReview(order);
      })}
    >
      <Stack>
        <AmountField
          label={t('bank.amount')}
          hint={t('limits', { minimum: amountOf(minimum, 'USD'), multiple: amountOf(multiple, 'USD') })}
          coin="USD"
          limits={limits}
          {...form.bind('amount')}
        />
        <Figures
          label={t('figures.label')}
          figures={[{ label: t('figures.rate'), value: rateOf(rate, 'USD') }]}
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
          error={form.bind('picture').error}
          onChange={onPicture}
        />
        <FlowActions>
          <Button type="submit" size="large" sx={{ flex: 1 }}>
            {t('submit')}
          </Button>
        </FlowActions>
      </Stack>
    </form>
  );
}

export interface BankFormProps extends Omit<ReportProps, 'channel' | 'account'> {
  config: Config;
}

/** Channel first, then where to send, then what was sent. */
export function BankForm({ config, draft, ...report }: BankFormProps) {
  const { t } = useTranslation('deposit');
  const { values } = draft;
  const channel = openChannels(config).find(({ id }) => id === values.channel) ?? null;
  const accounts = config.bankAccounts.filter(({ channelId }) => channelId === channel?.id);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const account = only ?? accounts.find(({ id }) => id === values.account) ?? null;
  return (
    <FormParts>
      <FormPart title={t('bank.channel.title')} hint={t('bank.channel.hint')}>
        <ChoiceTiles
          label={t('bank.channel.title')}
          labelHidden
          value={channel?.id ?? null}
          choices={openChannels(config).map(({ id, name, rate, minimum }) => ({
            value: id,
            label: name,
            hint: (
              <>
                {rateOf(rate, 'USD')}
                <br />
                {t('bank.channel.minimum', { amount: amountOf(minimum, 'USD') })}
              </>
            ),
          }))}
          onChoose={(id) => {
            if (id !== channel?.id) draft.set({ channel: id, account: '' });
          }}
        />
      </FormPart>
      {channel !== null && (
        <FormPart title={t('bank.account.title')} hint={t('bank.account.hint')}>
          {config.demonstration && (
            <Notice tone="danger" title={t('bank.demonstration.title')}>
              {t('bank.demonstration.body')}
            </Notice>
          )}
          <BankAccounts accounts={accounts} value={account} onChoose={(id) => draft.set({ account: id })} />
        </FormPart>
      )}
      {channel !== null && account !== null && (
        <FormPart title={t('bank.report.title')} hint={t('bank.report.hint')}>
          {/* Another channel has rules of its own: nothing said of the one before stays. */}
          <Report key={channel.id} channel={channel} account={account} draft={draft} {...report} />
        </FormPart>
      )}
    </FormParts>
  );
}
