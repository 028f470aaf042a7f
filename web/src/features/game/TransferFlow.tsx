import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasError, mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { isNotImplemented } from '../../data/graphql/errors.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied } from '../../design/ui/DetailList.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatAmount } from '../../money/decimal.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import { MoneyFlow, type FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import {
  useGameTransferByKeyLazyQuery,
  useRecentGameTransfersQuery,
  useTransferToGameMutation,
} from './game.generated.ts';
import {
  formatGameAmount,
  gameCoin,
  getNextStep,
  toGameTransferDraft,
  type GameAccount,
  type GameData,
  type GameInfo,
  type GameTransfer,
  type GameTransferDraft,
  type GameTransferValues,
} from './order.ts';
import { gamePath } from './paths.ts';
import { historyPath, RecentTransfers } from './RecentTransfers.tsx';

const emptyValues: GameTransferValues = { amount: '' };

const money = (value: string) => <Money value={value} coin={gameCoin} alwaysShown />;

type FormProps = FormParts<GameTransferValues, GameTransferDraft> & {
  account: GameAccount;
  limits: GameInfo['transferLimits'];
};

function TransferForm({ account, limits: rule, values, set, onReview }: FormProps) {
  const { t } = useTranslation('game');
  const amountError = useAmountError();
  const available = useOverview()?.assets.find((asset) => asset.coin === gameCoin)?.available;
  const limits = { ...rule, available };
  const form = useForm(values, set, ({ amount }) => ({ amount: amountError(amount, gameCoin, limits) }));
  return (
    <FlowForm
      form={form}
      toDraft={() => toGameTransferDraft(values, account)}
      onReview={onReview}
      label={t('transfer.submit')}
    >
      <AmountField
        label={t('transfer.amount')}
        hint={
          rule &&
          t('transfer.limits', {
            minimum: formatAmount(rule.minimum),
            maximum: formatGameAmount(rule.maximum),
            multiple: formatAmount(rule.multiple),
          })
        }
        coin={gameCoin}
        limits={limits}
        {...form.bind('amount')}
      />
    </FlowForm>
  );
}

function useReview(): (draft: GameTransferDraft) => ReviewContent {
  const { t } = useTranslation('game');
  return ({ amount, nickname }) => ({
    details: [
      { label: t('transfer.sends'), value: money(amount), emphasis: true },
      { label: t('account.nickname'), value: nickname },
    ],
    consequence: t('transfer.consequence'),
    confirm: t('transfer.confirm', { amount: formatGameAmount(amount) }),
  });
}

function useResult(): (transfer: GameTransfer) => ResultContent {
  const { t } = useTranslation(['game', 'common', 'shell']);
  return ({ amount, receiptNumber, transactionNumber, occurredAt }) => ({
    title: t('transfer.done', { amount: formatGameAmount(amount) }),
    receipt: {
      receiptNumber,
      kind: t('shell:features.game.title'),
      amount: { value: amount, unit: gameCoin },
      state: null,
      at: occurredAt,
    },
    details: [
      copied(t('common:order.transactionNumber'), transactionNumber),
      { label: t('transfer.sends'), value: money(amount) },
      { label: t('transfer.at'), value: <DateTime value={occurredAt} zone="both" /> },
    ],
    again: t('transfer.again'),
    next: { label: t('transfer.play'), to: gamePath() },
  });
}

export interface TransferFlowProps {
  game: Loaded<GameData>;
  /** Whether a transfer is being sent. */
  onSending: (isSending: boolean) => void;
}

/** Moves game credits to the game. They are moved back inside the game. */
export function TransferFlow({ game, onSending }: TransferFlowProps) {
  const { t } = useTranslation('game');
  const info = mapLoaded(game, (data) => data.game);
  const recent = toPanel(useRecentGameTransfersQuery(panelOptions));
  // The list is an extension: a site's own platform may lack it.
  const hasList = !hasError(recent) || !isNotImplemented(recent.error);
  const [transferToGame] = useTransferToGameMutation(movesCredits);
  const [findByKey] = useGameTransferByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview();
  const result = useResult();
  useBalanceChange(recent.reload);
  const missing = info.data === null ? 'enter' : getNextStep(info.data);
  const closed =
    missing !== 'enter' ? (
      <EmptyState
        title={t(missing === 'bind' ? 'bind.first' : 'register.first')}
        hint={t('transfer.firstHint')}
        action={
          <Button component={Link} to={gamePath()}>
            {t(`steps.${missing}`)}
          </Button>
        }
      />
    ) : info.data?.isOpen === false ? (
      <EmptyState title={t('closed.title')} hint={t('closed.hint')} />
    ) : null;
  return (
    <MoneyFlow<GameInfo, GameTransferValues, GameTransferDraft, GameTransfer>
      name="game"
      operations={['transferToGame']}
      pausedTitle={t('paused')}
      config={info}
      emptyValues={emptyValues}
      form={({ account, transferLimits }, parts) =>
        account === null ? null : <TransferForm account={account} limits={transferLimits} {...parts} />
      }
      closed={closed}
      onSending={onSending}
      send={async ({ amount }, confirmation) =>
        (await transferToGame({ variables: { input: { amount, ...confirmation } } })).data?.transferToGame
          .transfer
      }
      find={async (options) => (await findByKey(options)).data?.gameTransfers.edges}
      onDone={() => {
        recent.reload();
        game.reload();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={
        hasList ? (
          <RecentTransfers
            orders={mapLoaded(recent, ({ gameTransfers }) => gameTransfers.edges.map(({ node }) => node))}
          />
        ) : undefined
      }
    />
  );
}
