import { useApolloClient } from '@apollo/client/react';
import { PortalError } from '../../graphql/errors.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { SendOnChainDepositDocument } from './deposit.generated.ts';
import { OnChainDepositView } from './OnChainDepositView.tsx';
import type { OnChainOrder, OnChainValues } from './order.ts';
import { useDepositFlow } from './useDepositFlow.ts';

const emptyValues: OnChainValues = { network: '', accepted: '', amount: '', reference: '' };

/** Tells the platform of USDT sent over a blockchain. */
export function OnChainDeposit() {
  const client = useApolloClient();
  const draft = useDraft('deposit.chain', emptyValues);
  const deposit = useDepositFlow<OnChainOrder, OnChainValues>(
    'deposit.chain',
    draft,
    async ({ network, amount, reference }, idempotencyKey, receiptImage) => {
      const { data } = await client.mutate({
        mutation: SendOnChainDepositDocument,
        variables: { input: { idempotencyKey, network, amount, reference, receiptImage } },
        context: { money: true },
        // What was sent holds a picture: nothing of it is kept.
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      return data.depositOnChain.deposit;
    },
  );
  return <OnChainDepositView {...deposit} draft={draft} />;
}
