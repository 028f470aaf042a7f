import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { color } from '../../design/theme/css.ts';
import { useUnseenExport } from '../../orders/records/runningExport.ts';

const ExportProgress = lazy(async () => ({
  default: (await import('../../orders/records/ExportProgress.tsx')).ExportProgress,
}));

const Bar = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  padding: '4px 16px',
  backgroundColor: color.info.tint,
  borderBlock: `1px solid ${color.info.line}`,
});

/** A running export while the member is on another screen: its progress and a button to stop it. */
export function ExportBanner() {
  const run = useUnseenExport();
  if (run === null) return null;
  return (
    <Suspense fallback={null}>
      <Bar>
        <ExportProgress run={run} named />
      </Bar>
    </Suspense>
  );
}
