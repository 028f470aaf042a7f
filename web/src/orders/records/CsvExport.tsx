import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { toast } from '../../browser/toast.ts';
import { PortalError } from '../../data/graphql/errors.ts';
import { errorText, toastSuccess } from '../../data/graphql/report.ts';
import { DownloadIcon } from '../../design/icons/actions.tsx';
import { formatCount } from '../../money/decimal.ts';
import type { CsvSource } from './csv.ts';
import { csvFileName, type Days } from './dayRange.ts';
import { openFile } from './fileSink.ts';
import type { ExportEnd } from './runExport.ts';
import { runningExport, showExport, useRunningExport } from './runningExport.ts';

const anyDay: Days = { from: '', to: '' };

export interface CsvExportProps<Row> extends CsvSource<Row> {
  /** Prefix of the file's name: `records` gives `records_2026-11-01_2026-11-21.csv`. */
  fileName: string;
  /** The days of the filters, for the file's name. */
  days?: Days | undefined;
  disabled?: boolean;
}

/** What runs an export is not needed before one is asked for: the list is there sooner. */
const loadParts = lazyImport(() => import('./ExportProgress.tsx'));

/** Returns a function that reports how an export ended. */
function useReportEnd(): (end: ExportEnd) => void {
  const { t } = useTranslation('records');
  return (end) => {
    switch (end.kind) {
      case 'saved':
        toastSuccess(t('csv.done', { count: end.count, shown: formatCount(end.count) }));
        return;
      case 'cancelled':
        toast.info(t('csv.stopped'));
        return;
      case 'failed':
        toast.error(
          t('csv.failed', {
            reason: end.error instanceof PortalError ? errorText(end.error) : t('csv.notWritten'),
          }),
        );
    }
  };
}

/**
 * Exports every row that matches the filters, with progress and a stop button. Continues while the member is on other
 * screens; one export at a time.
 */
export function CsvExport<Row>({
  fileName,
  days = anyDay,
  disabled = false,
  ...source
}: CsvExportProps<Row>) {
  const { t } = useTranslation('records');
  const reportEnd = useReportEnd();
  const run = useRunningExport();
  const isAsking = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => showExport(), []);

  // The progress replaces the button and vice versa; the focus moves between them.
  const isRunning = run !== null;
  const parts = useLazyImport(loadParts, isRunning);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current !== isRunning && document.activeElement === document.body) place.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);

  async function start(): Promise<void> {
    // A browser that asks for a place leaves the button under its dialog.
    if (isAsking.current || runningExport() !== null) return;
    isAsking.current = true;
    const name = csvFileName(fileName, days, Date.now());
    try {
      const file = await openFile(name);
      if (file === null) return;
      try {
        const { runExport } = await loadParts();
        reportEnd(await runExport(source, file, name));
      } catch (error) {
        // The export could not start.
        await file.abort().catch(() => undefined);
        reportEnd({ kind: 'failed', error });
      }
    } finally {
      isAsking.current = false;
    }
  }

  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {run === null || parts === null ? (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={18} />}
          disabled={disabled || isRunning}
          onClick={() => void start()}
        >
          {t('csv.export')}
        </Button>
      ) : (
        <parts.ExportProgress run={run} named={!run.fileName.startsWith(`${fileName}_`)} />
      )}
    </div>
  );
}
