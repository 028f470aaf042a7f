import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../graphql/report.ts';
import { formatCount } from '../lib/decimal.ts';
import { useNow } from '../lib/useNow.ts';
import { color, tabular, text, visuallyHidden } from '../theme/css.ts';
import type { ExportRun, ExportState } from './exportRun.ts';

const Line = styled('div')({
  ...text.dense,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: color.ink.secondary,
});

const Name = styled('span')({ color: color.ink.primary, overflowWrap: 'anywhere', minWidth: 0 });

const Spoken = styled('span')(visuallyHidden);

/** So many rows lie between two figures that are read out: not every page is worth a word. */
const spokenStep = 5_000;

function Words({ state }: { state: ExportState }) {
  const { t } = useTranslation('records');
  const now = useNow(state.step === 'resting');
  const { count } = state;
  const read = t('csv.progress', { count, shown: formatCount(count) });
  if (state.step === 'reading') return read;
  if (state.step === 'resting') {
    const seconds = Math.max(0, Math.ceil((state.until - now) / 1000));
    return `${read} · ${t('csv.resting', { seconds })}`;
  }
  return `${read} · ${t('csv.stuck', { reason: errorText(state.error) })}`;
}

export interface ExportProgressProps {
  run: ExportRun;
  /** Says what is exported, where it stands apart from its list. */
  named?: boolean;
}

/** How far an export is, and ways to stop it and to go on. */
export function ExportProgress({ run, named = false }: ExportProgressProps) {
  const { t } = useTranslation(['records', 'common']);
  const state = useSyncExternalStore(run.subscribe, run.state);
  const spoken = Math.floor(state.count / spokenStep) * spokenStep;
  return (
    <Line>
      {named && <Name>{t('csv.running', { name: run.fileName })}</Name>}
      <span aria-hidden={state.step === 'stuck'}>
        <Words state={state} />
      </span>
      <Spoken role="status">
        {state.step === 'stuck' && <Words state={state} />}
        {state.step !== 'stuck' &&
          spoken > 0 &&
          t('csv.progress', { count: spoken, shown: formatCount(spoken) })}
      </Spoken>
      <span>
        {state.step === 'stuck' && (
          <Button variant="text" size="small" onClick={run.resume}>
            {t('common:actions.tryAgain')}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          aria-label={t('csv.cancel')}
          onClick={(event) => {
            // The second half of a double click on the button that began it, which stood here, cancels nothing.
            if (event.detail <= 1) run.cancel();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </span>
    </Line>
  );
}
