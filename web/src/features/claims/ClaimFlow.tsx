import { useTranslation } from 'react-i18next';
import { PortalError } from '../../graphql/errors.ts';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { mapLoaded } from '../../lib/loaded.ts';
import { usePageAfter } from '../../lib/usePageAfter.ts';
import { heldPicture, pictureOf, usePictureParts } from '../../money-flow/heldPictures.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { movesCredits } from '../../money-flow/useMoneyFlow.ts';
import type { Prefill } from '../../money-flow/usePrefill.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useClaimByKeyLazyQuery, useClaimRoundsQuery, useFileClaimMutation } from './claims.generated.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useResult, useReview } from './contents.tsx';
import {
  choiceOf,
  obstacleOf,
  standingOf,
  type Claim,
  type ClaimDraft,
  type ClaimValues,
  type Standing,
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
  const standing = mapLoaded(query, standingOf);
  const recent = useRecentClaims(query.retry);
  useBalanceChange(query.retry);
  const { pictureParts, onPictureSent } = usePictureParts();
  const [fileClaim] = useFileClaimMutation(movesCredits);
  const [findByKey] = useClaimByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview();
  const result = useResult(recent.data);
  return (
    <MoneyFlow<Standing, ClaimValues, ClaimDraft, Claim>
      name="claims"
      config={standing}
      emptyValues={emptyValues}
      prefill={prefill}
      form={(data, { values, set, onReview }) => {
        const choice = choiceOf(data, values.trade);
        return choice === null ? (
          <Rounds
            standing={data}
            obstacle={values.trade === '' ? null : obstacleOf(data, values.trade)}
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
        query.retry();
        recent.retry();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentClaims claims={recent} />}
    />
  );
}
