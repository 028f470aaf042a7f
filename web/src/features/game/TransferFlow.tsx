import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AmountField } from '../../components/field/AmountField.tsx';
import { useAmountError } from '../../components/field/useAmountError.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { DateTime } from '../../components/DateTime.tsx';
import { copied } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { hasError, mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { formatAmount } from '../../lib/decimal.ts';
import { useForm } from '../../lib/useForm.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { FlowForm } from '../../money-flow/layout.tsx';
import { MoneyFlow, type FormParts } from '../../money-flow/MoneyFlow.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { movesCredits } from '../../money-flow/useMoneyFlow.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { recordsPath } from '../../records/paths.ts';
import {
  useGameTransferByKeyLazyQuery,
  useRecentGameTransfersQuery,
  useTransferToGameMutation,
} from './game.generated.ts';
import {
  amountOf,
  coin,
  stepOf,
  toDraft,
  type GameAccount,
  type GameData,
  type GameInfo,
  type GameTransfer,
  type TransferDraft,
  type TransferValues,
} from './order.ts';
import { gamePath } from './paths.ts';

const emptyValues: TransferValues = { amount: '' };

const historyPath = recordsPath({ coin, type: ['GAME_TRANSFER_IN', 'GAME_TRANSFER_OUT'] });

const money = (value: string) => <Money value={value} coin={coin} alwaysShown />;

type FormProps = FormParts<TransferValues, TransferDraft> & {
  account: GameAccount;
  limits: GameInfo['transferLimits'];
};

function TransferForm({ account, limits: rule, values, set, onReview }: FormProps) {
  const { t } = useTranslation('game');
  const amountError = useAmountError();
  const available = useOverview()?.assets.find((asset) => asset.coin === coin)?.available;
  const limits = { minimum: rule.minimum, maximum: rule.maximum, multiple: rule.multiple, available };
  const form = useForm(values, set, ({ amount }) => ({ amount: amountError(amount, coin, limits) }));
  return (
    <FlowForm
      form={form}
      toDraft={() => toDraft(values, account)}
      onReview={onReview}
      label={t('transfer.submit')}
    >
      <AmountField
        label={t('transfer.amount')}
        hint={t('transfer.limits', {
          minimum: formatAmount(rule.minimum),
          maximum: amountOf(rule.maximum),
          multiple: formatAmount(rule.multiple),
        })}
        coin={coin}
        limits={limits}
        {...form.bind('amount')}
      />
    </FlowForm>
  );
}

function useReview(): (draft: TransferDraft) => ReviewContent {
  const { t } = useTranslation('game');
  return ({ amount, nickname }) => ({
    details: [
      { label: t('transfer.sends'), value: money(amount), emphasis: true },
      { label: t('account.nickname'), value: nickname },
    ],
    consequence: t('transfer.consequence'),
    confirm: t('transfer.confirm', { amount: amountOf(amount) }),
  });
}

function useResult(): (transfer: GameTransfer) => ResultContent {
  const { t } = useTranslation(['game', 'common', 'shell']);
  return ({ amount, receiptNumber, transactionNumber, occurredAt }) => ({
    title: t('transfer.done', { amount: amountOf(amount) }),
    receiptNumber,
    receipt: {
      kind: t('shell:features.game.title'),
      amount: { value: amount, unit: coin },
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

/** The latest transfers, both ways. */
function RecentTransfers({ orders }: { orders: Loaded<readonly GameTransfer[]> }) {
  const { t } = useTranslation('game');
  return (
    <RecentOrders<GameTransfer>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: historyPath }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      row={({ id, direction, amount, occurredAt }) => ({
        id,
        title: t(`recent.${direction}`),
        amount: <Money value={direction === 'TO_GAME' ? `-${amount}` : amount} coin={coin} signed />,
        at: occurredAt,
      })}
    />
  );
}

export interface TransferFlowProps {
  game: Loaded<GameData>;
  /** Whether a transfer is being sent. */
  onSending: (isSending: boolean) => void;
}

/** Moves game credits to the game. The way back begins there. */
export function TransferFlow({ game, onSending }: TransferFlowProps) {
  const { t } = useTranslation('game');
  const info = mapLoaded(game, (data) => data.game);
  const recent = toPanel(useRecentGameTransfersQuery(panelOptions));
  // The list is an extension: a site's own platform may lack it.
  const hasList = !hasError(recent) || asPortalError(recent.error).code !== 'NOT_IMPLEMENTED';
  const [transferToGame] = useTransferToGameMutation(movesCredits);
  const [findByKey] = useGameTransferByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview();
  const result = useResult();
  useBalanceChange(recent.retry);
  const missing = info.data === null ? 'enter' : stepOf(info.data);
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
    <MoneyFlow<GameInfo, TransferValues, TransferDraft, GameTransfer>
      name="game"
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
        recent.retry();
        game.retry();
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
