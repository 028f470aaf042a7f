import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAfter } from '../../browser/usePageAfter.ts';
import { request } from '../../data/graphql/request.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { checkDraw, type Check, type Published } from './check.ts';
import { CheckSteps } from './CheckSteps.tsx';
import { JackpotDrawDocument, JackpotEntryPageDocument } from './jackpot.generated.ts';
import type { Round } from './order.ts';
import { jackpotPath } from './paths.ts';

type State =
  | { readonly kind: 'running'; readonly page: number; readonly pages: number }
  | { readonly kind: 'done'; readonly published: Published; readonly check: Check }
  | { readonly kind: 'notDrawn' }
  | { readonly kind: 'failed'; readonly error: unknown };

const begun: State = { kind: 'running', page: 0, pages: 0 };

/** The public data of a round with the member's own entries; null if it is not drawn yet. */
async function loadPublished(number: number, signal: AbortSignal): Promise<Published | null> {
  const options = { shownByScreen: true, signal } as const;
  const id = String(number);
  const { jackpotRound, jackpotOrders } = await request(JackpotDrawDocument, { id, number }, options);
  if (jackpotRound?.draw == null) return null;
  const round: Round = jackpotRound;
  return {
    round,
    own: jackpotOrders.edges.map(({ node }) => node),
    loadPage: async (page) =>
      (await request(JackpotEntryPageDocument, { roundId: round.id, page }, options)).jackpotEntryList,
  };
}

/** Recomputes the draw of a round in the browser and shows each step. */
export function CheckDraw({ number }: { number: number }) {
  const { t } = useTranslation('jackpot');
  const [after] = usePageAfter();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(begun);
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const show = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    try {
      const published = await loadPublished(number, signal);
      if (published === null) {
        show({ kind: 'notDrawn' });
        return;
      }
      const check = await checkDraw(published, (page, pages) => show({ kind: 'running', page, pages }));
      show({ kind: 'done', published, check });
    } catch (error) {
      show({ kind: 'failed', error });
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);
  const retry = () => {
    setState(begun);
    setAttempt(attempt + 1);
  };
  return (
    <Card>
      <Stack>
        <div>
          <TextLink to={jackpotPath({ tab: 'rounds', after: after ?? undefined })}>
            {t('check.back')}
          </TextLink>
        </div>
        <SectionTitle>{t('check.title', { number })}</SectionTitle>
        {state.kind === 'running' && (
          <>
            <p role="status">
              {state.pages > 1
                ? t('check.page', { page: state.page, pages: state.pages })
                : t('check.running')}
            </p>
            <SkeletonRows count={7} height={72} gap={8} />
          </>
        )}
        {state.kind === 'notDrawn' && (
          <EmptyState title={t('check.notDrawn')} hint={t('check.notDrawnHint')} />
        )}
        {state.kind === 'failed' && <ErrorPanel error={state.error} onRetry={retry} />}
        {state.kind === 'done' && <CheckSteps published={state.published} check={state.check} />}
      </Stack>
    </Card>
  );
}
