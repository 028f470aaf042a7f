import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalError } from '../../graphql/errors.ts';
import type { Draft } from '../../lib/useDraft.ts';
import type { MoneyFlowProps } from '../../money-flow/MoneyFlow.tsx';
import { paths } from '../../paths.ts';
import type { Config, Deposit } from './deposit.ts';
import { DepositConfigDocument, DepositsDocument } from './deposit.generated.ts';
import { findDeposit, type DepositOrder } from './order.ts';
import { heldPicture, holdPicture, letGo, type HeldPicture } from './pictures.ts';
import { useDeposits, type RecentDepositsState } from './useDeposits.ts';

/** How many of the latest deposits are looked through for one whose answer was lost. */
const lookedThrough = 20;

/** What every deposit flow hands to `MoneyFlow`. */
type Flow<Order> = Pick<
  MoneyFlowProps<Order, Deposit>,
  | 'name'
  | 'withoutPassword'
  | 'words'
  | 'lost'
  | 'send'
  | 'findReceipt'
  | 'onDone'
  | 'onRefused'
  | 'historyPath'
>;

export interface DepositFlow<Order> {
  /** Null while it loads, or when it could not be had. */
  config: Config | null;
  configError: unknown;
  onLoadConfig: () => void;
  recent: RecentDepositsState;
  picture: File | null;
  onPicture: (picture: File | null) => void;
  /** What an order says of the picture, and of the deposits there were before it. */
  more: () => { picture: HeldPicture | null; newestBefore: string | null };
  flow: Flow<Order>;
}

/** What both ways to deposit need: the rules, the latest deposits, the picture, and sending without a guess. */
export function useDepositFlow<Order extends DepositOrder, Values>(
  name: Flow<Order>['name'],
  draft: Draft<Values>,
  sendOrder: (order: Order, idempotencyKey: string, picture: File | null) => Promise<Deposit>,
): DepositFlow<Order> {
  const { t } = useTranslation('deposit');
  const client = useApolloClient();
  const config = useQuery(DepositConfigDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  const recent = useDeposits();
  const [picture, setPicture] = useState<File | null>(null);
  const onLoadConfig = () => void config.refetch().catch(() => undefined);

  return {
    config: (config.data ?? config.previousData)?.depositConfig ?? null,
    configError: config.error,
    onLoadConfig,
    recent,
    picture,
    onPicture: setPicture,
    more: () => ({
      picture: picture === null ? null : holdPicture(picture),
      newestBefore: recent.deposits?.[0]?.id ?? null,
    }),
    flow: {
      name,
      withoutPassword: true,
      words: { kept: t('flow.kept'), unknown: t('flow.unknown'), same: t('flow.same') },
      lost: (order) =>
        order.picture === null || heldPicture(order.picture) !== undefined ? null : t('flow.lost'),
      send: async (order, { idempotencyKey }) => {
        const held = order.picture === null ? null : heldPicture(order.picture);
        // An order without its picture is another one; the flow offers no such try.
        if (held === undefined) throw new PortalError('BAD_USER_INPUT');
        return sendOrder(order, idempotencyKey, held);
      },
      findReceipt: async ({ order, sentAt }) => {
        const { data } = await client.query({
          query: DepositsDocument,
          variables: { first: lookedThrough },
          fetchPolicy: 'network-only',
          context: { shownByScreen: true },
        });
        if (data === undefined) throw new PortalError('SERVER_BUSY');
        return findDeposit(
          order,
          sentAt,
          data.deposits.edges.map(({ node }) => node),
        );
      },
      onDone: (_deposit, order) => {
        if (order.picture !== null) letGo(order.picture);
        setPicture(null);
        draft.clear();
        recent.reload();
      },
      onRefused: onLoadConfig,
      historyPath: paths.deposit({ tab: 'records' }),
    },
  };
}
