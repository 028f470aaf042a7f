import { useTranslation } from 'react-i18next';
import { mapLoaded } from '../../browser/loaded.ts';
import { usePageAfter } from '../../browser/usePageAfter.ts';
import { PortalError } from '../../data/graphql/errors.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { heldPicture, pictureOf, usePictureParts } from '../../orders/flow/heldPictures.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import type { Prefill } from '../../orders/flow/usePrefill.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaimByKeyLazyQuery, useClaimRoundsQuery, useFileClaimMutation } from './claims.generated.ts';
import { useClaimResult, useClaimReview } from './contents.tsx';
import {
  findClaimableTrade,
  getBlockingReason,
  toClaimableRounds,
  type Claim,
  type ClaimDraft,
  type ClaimValues,
  type ClaimableRounds,
} from './order.ts';
import { claimPath } from './paths.ts';
import { RecentClaims, useRecentClaims } from './RecentClaims.tsx';
import { Rounds } from './Rounds.tsx';

const emptyValues: ClaimValues = { trade: '' };

const prefill: Prefill<ClaimValues> = {
  names: ['trade'],
  read: (params) => ({ trade: params.get('trade') ?? '' }),
};

/** Rounds of one page. */
const pageSize = 10;

const historyPath = claimPath({ tab: 'records' });

export interface ClaimFlowProps {
  /** Whether a claim is being sent. */
  onSending: (isSending: boolean) => void;
}

/** The insured rounds with their orders, and the claim of one of them with review and result. */
export function ClaimFlow({ onSending }: ClaimFlowProps) {
  const { t } = useTranslation('claims');
  const [after, showAfter] = usePageAfter();
  const query = toPanel(useClaimRoundsQuery({ ...panelOptions, variables: { first: pageSize, after } }));
  const claimable = mapLoaded(query, toClaimableRounds);
  const recent = useRecentClaims(query.reload);
  useBalanceChange(query.reload);
  const { pictureParts, onPictureSent } = usePictureParts();
  const [fileClaim] = useFileClaimMutation(movesCredits);
  const [findByKey] = useClaimByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useClaimReview();
  const result = useClaimResult(recent.data);
  return (
    <MoneyFlow<ClaimableRounds, ClaimValues, ClaimDraft, Claim>
      name="claims"
      operations={['fileClaim']}
      config={claimable}
      emptyValues={emptyValues}
      prefill={prefill}
      form={(data, { values, set, onReview }) => {
        const choice = findClaimableTrade(data, values.trade);
        return choice === null ? (
          <Rounds
            claimable={data}
            blockingReason={values.trade === '' ? null : getBlockingReason(data, values.trade)}
            isFirstPage={after === null}
            onChoose={(trade) => set({ trade })}
            onPage={showAfter}
          />
        ) : (
          <ClaimForm
            key={choice.order.tradeId}
            choice={choice}
            {...pictureParts}
            onBack={() => set({ trade: '' })}
            onReview={onReview}
          />
        );
      }}
      onSending={onSending}
      withoutPassword
      words={{ kept: t('flow.kept'), unknown: t('flow.unknown'), same: t('flow.same') }}
      cannotResend={({ picture }) =>
        picture === null || heldPicture(picture) !== undefined ? null : t('flow.lost')
      }
      send={async (draft, { idempotencyKey }) => {
        const screenshot = pictureOf(draft);
        // The form requires a screenshot, so this cannot happen.
        if (screenshot === null) throw new PortalError('BAD_USER_INPUT');
        const input = { idempotencyKey, tradeId: draft.tradeId, screenshot };
        return (await fileClaim({ variables: { input } })).data?.fileClaim.claim;
      }}
      find={async (options) => (await findByKey(options)).data?.claims.edges}
      onDone={(_claim, { picture }) => {
        onPictureSent(picture);
        query.reload();
        recent.reload();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentClaims claims={recent} />}
    />
  );
}
