import { useTranslation } from 'react-i18next';
import { useWriting } from '../../i18n/useWriting.ts';
import { businessZoneName } from '../../lib/time.ts';
import { CsvExport } from '../../records/CsvExport.tsx';
import type { Span } from './period.ts';
import type { Earning } from './report.ts';

export interface EarningsCsvProps {
  earnings: readonly Earning[];
  span: Span;
  disabled: boolean;
}

/** The report as a file, a line for each day, kind and credit: amounts exactly as they came. */
export function EarningsCsv({ earnings, span, disabled }: EarningsCsvProps) {
  const { t } = useTranslation(['earnings', 'records', 'recordTypes', 'common']);
  const { withNote } = useWriting();
  return (
    <CsvExport
      fileName="earnings"
      days={span}
      disabled={disabled}
      // The report has come whole: there is nothing more to fetch.
      load={async () => ({ rows: earnings, endCursor: null, hasNextPage: false })}
      header={[
        withNote(t('day'), businessZoneName),
        t('records:columns.kind'),
        t('records:columns.coin'),
        t('amount'),
      ]}
      toFields={({ day, type, coin, amount }) => [
        day,
        t(`recordTypes:${type}`),
        t(`common:credits.${coin}`),
        amount,
      ]}
    />
  );
}
