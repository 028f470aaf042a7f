import { useApolloClient } from '@apollo/client/react';
import { PortalError } from '../../graphql/errors.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { BankDepositView } from './BankDepositView.tsx';
import { SendBankDepositDocument } from './deposit.generated.ts';
import type { BankOrder, BankValues } from './order.ts';
import { useDepositFlow } from './useDepositFlow.ts';

const emptyValues: BankValues = { channel: '', account: '', amount: '', reference: '' };

/** Tells the platform of US dollars sent through a bank. */
export default function BankDeposit() {
  const client = useApolloClient();
  const draft = useDraft('deposit.bank', emptyValues);
  const deposit = useDepositFlow<BankOrder, BankValues>(
    'deposit.bank',
    draft,
    async ({ channelId, account, amount, rate, reference }, idempotencyKey, receiptImage) => {
      // The form lets no order through without one.
      if (receiptImage === null) throw new PortalError('BAD_USER_INPUT');
      const { data } = await client.mutate({
        mutation: SendBankDepositDocument,
        variables: {
          input: {
            idempotencyKey,
            channelId,
            bankAccountId: account.id,
            amount,
            rate,
            reference,
            receiptImage,
          },
        },
        context: { money: true },
        // What was sent holds a picture: nothing of it is kept.
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      return data.depositByBank.deposit;
    },
  );
  return <BankDepositView {...deposit} draft={draft} />;
}
