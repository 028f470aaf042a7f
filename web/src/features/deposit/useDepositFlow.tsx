import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded } from '../../lib/loaded.ts';
import type { FindOptions } from '../../money-flow/MoneyFlow.tsx';
import { useResult } from './contents.tsx';
import { useDepositByKeyLazyQuery, useDepositConfigQuery } from './deposit.generated.ts';
import type { Deposit, DepositDraft } from './order.ts';
import { heldPicture, holdPicture, releasePicture, type HeldPicture } from './pictures.ts';
import { depositPath } from './paths.ts';
import { RecentDeposits, useRecentDeposits } from './RecentDeposits.tsx';

/** The picture of a deposit, for its form. */
export interface PictureParts {
  picture: File | null;
  onPicture: (picture: File | null) => void;
  /** Keeps the picture for sending and returns its reference for the draft; null without one. */
  hold: () => HeldPicture | null;
}

/** What on-chain and bank deposits share: the picture and most of the flow. */
export function useDepositFlow() {
  const { t } = useTranslation('deposit');
  const config = mapLoaded(
    toPanel(useDepositConfigQuery(panelOptions)),
    ({ depositConfig }) => depositConfig,
  );
  const [findByKey] = useDepositByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const recent = useRecentDeposits();
  const [picture, setPicture] = useState<File | null>(null);
  const historyPath = depositPath({ tab: 'records' });
  const result = useResult(recent.data, historyPath);
  const pictureParts: PictureParts = {
    picture,
    onPicture: setPicture,
    hold: () => picture && holdPicture(picture),
  };
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
      onDone: (_deposit: Deposit, draft: DepositDraft) => {
        if (draft.picture !== null) releasePicture(draft.picture);
        setPicture(null);
        recent.retry();
      },
      result,
      historyPath,
      aside: <RecentDeposits orders={recent} />,
    },
  };
}
