import { useTranslation } from 'react-i18next';
import { PortalError } from '../../data/graphql/errors.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { pictureOf } from '../../orders/flow/heldPictures.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import { BankForm } from './BankForm.tsx';
import { useDepositReview } from './contents.tsx';
import { useSendBankDepositMutation } from './deposit.generated.ts';
import { openChannels, type BankDraft, type BankValues, type Config, type Deposit } from './order.ts';
import { useDepositFlow } from './useDepositFlow.tsx';

const emptyValues: BankValues = { channel: '', account: '', amount: '', reference: '' };

/** Reports US dollars sent through a bank. */
export default function BankDeposit() {
  const { t } = useTranslation('deposit');
  const { flow, pictureParts } = useDepositFlow();
  const [sendDeposit] = useSendBankDepositMutation(movesCredits);
  const review = useDepositReview(flow.config.data);
  const channels = flow.config.data?.channels;
  return (
    <MoneyFlow<Config, BankValues, BankDraft, Deposit>
      {...flow}
      name="deposit.bank"
      operations={['depositByBank']}
      emptyValues={emptyValues}
      prefill={{
        // A link with what was sent; orders name their channel.
        names: ['channel', 'amount', 'reference'],
        read: (params, typed) => {
          if (channels === undefined) return null;
          const channel = channels.find(({ name }) => name === params.get('channel'));
          return {
            ...(channel !== undefined && { channel: channel.id, account: '' }),
            amount: params.get('amount') ?? typed.amount,
            reference: params.get('reference') ?? typed.reference,
          };
        },
      }}
      form={(config, parts) =>
        openChannels(config).length === 0 ? (
          <EmptyState title={t('bank.none.title')} hint={t('bank.none.hint')} />
        ) : (
          <BankForm config={config} {...pictureParts} {...parts} />
        )
      }
      send={async (draft, { idempotencyKey }) => {
        const { channelId, account, amount, rate, reference } = draft;
        const receiptImage = pictureOf(draft);
        // The form requires a picture, so this cannot happen.
        if (receiptImage === null) throw new PortalError('BAD_USER_INPUT');
        const input = {
          idempotencyKey,
          channelId,
          bankAccountId: account.id,
          amount,
          rate,
          reference,
          receiptImage,
        };
        return (await sendDeposit({ variables: { input } })).data?.depositByBank.deposit;
      }}
      review={review}
    />
  );
}
