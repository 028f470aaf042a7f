import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { DownloadIcon } from '../components/icons/actions.tsx';
import { color, tabular, text } from '../theme/css.ts';
import { readAll, saveFile, type CsvSource } from './csv.ts';
import { csvFileName, type Days } from './dayRange.ts';

const Progress = styled('div')({
  ...text.dense,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: color.ink.secondary,
});

const anyDay: Days = { from: '', to: '' };

export interface CsvExportProps<Row> extends CsvSource<Row> {
  /** Begins the file's name: `records` gives `records_2026-11-01_2026-11-21.csv`. */
  fileName: string;
  /** The days the filters let through; the file's name says them. */
  days?: Days;
  disabled?: boolean;
}

/** Exports every row the filters let through, with how far it is and a way to stop. */
export function CsvExport<Row>({
  fileName,
  days = anyDay,
  disabled = false,
  ...source
}: CsvExportProps<Row>) {
  const { t } = useTranslation(['records', 'common']);
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    setCount(0);
    try {
      const file = await readAll(source, abort.signal, setCount);
      saveFile(csvFileName(fileName, days, Date.now()), file.csv);
      toast.success(t('csv.done', { count: file.count }));
    } catch {
      // A failed page has reported itself; either way no half file is saved.
      toast.info(t('csv.stopped'));
    } finally {
      setCount(null);
    }
  }

  if (count === null) {
    return (
      <Button
        variant="outlined"
        startIcon={<DownloadIcon size={18} />}
        disabled={disabled}
        onClick={() => void start()}
      >
        {t('csv.export')}
      </Button>
    );
  }
  return (
    <Progress role="status">
      {t('csv.progress', { count })}
      <Button variant="text" size="small" onClick={() => running.current?.abort()}>
        {t('common:actions.cancel')}
      </Button>
    </Progress>
  );
}
