import { useTranslation } from 'react-i18next';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { heldPicture, usePictureParts } from '../../orders/flow/heldPictures.ts';
import type { FindOptions } from '../../orders/flow/MoneyFlow.tsx';
import { useDepositResult } from './contents.tsx';
import { useDepositByKeyLazyQuery, useDepositConfigQuery } from './deposit.generated.ts';
import type { Deposit, DepositDraft } from './order.ts';
import { depositPath } from './paths.ts';
import { RecentDeposits, useRecentDeposits } from './RecentDeposits.tsx';

/** What on-chain and bank deposits share: the picture and most of the flow. */
export function useDepositFlow() {
  const { t } = useTranslation('deposit');
  const config = mapLoaded(
    toPanel(useDepositConfigQuery(panelOptions)),
    ({ depositConfig }) => depositConfig,
  );
  const [findByKey] = useDepositByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const recent = useRecentDeposits();
  const { pictureParts, onPictureSent } = usePictureParts();
  const historyPath = depositPath({ tab: 'records' });
  const result = useDepositResult(recent.data, historyPath);
  return {
    pictureParts,
    flow: {
      config,
      skeletonRows: 3,
      withoutPassword: true,
      words: { kept: t('flow.kept'), unknown: t('flow.unknown'), same: t('flow.same') },
      cannotResend: (draft: DepositDraft) =>
        draft.picture === null || heldPicture(draft.picture) !== undefined ? null : t('flow.lost'),
      find: async (options: FindOptions) => (await findByKey(options)).data?.deposits.edges,
      onDone: (_deposit: Deposit | null, draft: DepositDraft) => {
        onPictureSent(draft.picture);
        recent.reload();
      },
      result,
      historyPath,
      aside: <RecentDeposits orders={recent} />,
    },
  };
}
