import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../data/graphql/report.ts';
import { color, tabular, text, visuallyHidden } from '../../design/theme/css.ts';
import { formatCount } from '../../money/decimal.ts';
import { useNow } from '../../time/useNow.ts';
import type { RunningExport } from './runningExport.ts';

// Fetched with the progress, once an export has started.
export { runExport } from './runExport.ts';

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

/** Rows between two announcements to screen readers, which would otherwise hear every page. */
const spokenStep = 5_000;

function Words({ run: { count, pause } }: { run: RunningExport }) {
  const { t } = useTranslation('records');
  const now = useNow(pause !== null && 'until' in pause);
  const read = t('csv.progress', { count, shown: formatCount(count) });
  if (pause === null) return read;
  if ('until' in pause) {
    const seconds = Math.max(0, Math.ceil((pause.until - now) / 1000));
    return `${read} · ${t('csv.resting', { seconds })}`;
  }
  return `${read} · ${t('csv.stuck', { reason: errorText(pause.error) })}`;
}

export interface ExportProgressProps {
  run: RunningExport;
  /** Whether to name the exported list, outside of it. */
  named?: boolean;
}

/** How far an export is, and ways to stop it and to go on. */
export function ExportProgress({ run, named = false }: ExportProgressProps) {
  const { t } = useTranslation(['records', 'common']);
  const isStuck = run.pause !== null && 'error' in run.pause;
  const spoken = Math.floor(run.count / spokenStep) * spokenStep;
  return (
    <Line>
      {named && <Name>{t('csv.running', { name: run.fileName })}</Name>}
      <span aria-hidden={isStuck}>
        <Words run={run} />
      </span>
      <Spoken role="status">
        {isStuck && <Words run={run} />}
        {!isStuck && spoken > 0 && t('csv.progress', { count: spoken, shown: formatCount(spoken) })}
      </Spoken>
      <span>
        {isStuck && (
          <Button variant="text" size="small" onClick={run.resume}>
            {t('common:actions.tryAgain')}
          </Button>
        )}
        <Button variant="text" size="small" aria-label={t('csv.cancel')} onClick={run.cancel}>
          {t('common:actions.cancel')}
        </Button>
      </span>
    </Line>
  );
}
