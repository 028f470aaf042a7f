import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { pictureOf } from '../../orders/flow/heldPictures.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import type { Prefill } from '../../orders/flow/usePrefill.ts';
import { useDepositReview } from './contents.tsx';
import { useSendOnChainDepositMutation } from './deposit.generated.ts';
import { OnChainForm } from './OnChainForm.tsx';
import type { Config, Deposit, OnChainDraft, OnChainValues } from './order.ts';
import { useDepositFlow } from './useDepositFlow.tsx';

const emptyValues: OnChainValues = { network: '', accepted: '', amount: '', reference: '' };

/** A link with the sent values; the member accepts the rules of the network again. */
const prefill: Prefill<OnChainValues> = {
  names: ['network', 'amount', 'reference'],
  read: (params, typed) => ({
    network: params.get('network') ?? typed.network,
    amount: params.get('amount') ?? typed.amount,
    reference: params.get('reference') ?? typed.reference,
  }),
};

/** Reports USDT sent on-chain. */
export function OnChainDeposit() {
  const { t } = useTranslation('deposit');
  const { flow, pictureParts } = useDepositFlow();
  const [sendDeposit] = useSendOnChainDepositMutation(movesCredits);
  const review = useDepositReview(null);
  return (
    <MoneyFlow<Config, OnChainValues, OnChainDraft, Deposit>
      {...flow}
      name="deposit.chain"
      operations={['depositOnChain']}
      emptyValues={emptyValues}
      prefill={prefill}
      form={(config, parts) =>
        config.networks.length === 0 ? (
          <EmptyState title={t('chain.none.title')} hint={t('chain.none.hint')} />
        ) : (
          <OnChainForm config={config} {...pictureParts} {...parts} />
        )
      }
      send={async (draft, { idempotencyKey }) => {
        const { network, amount, reference } = draft;
        const input = { idempotencyKey, network, amount, reference, receiptImage: pictureOf(draft) };
        return (await sendDeposit({ variables: { input } })).data?.depositOnChain.deposit;
      }}
      review={(draft) => review(draft)}
    />
  );
}
