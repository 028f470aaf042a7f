import { useTranslation } from 'react-i18next';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { CsvExport } from '../../orders/records/CsvExport.tsx';
import { businessZoneName } from '../../time/time.ts';
import type { Span } from './period.ts';
import type { Earning } from './report.ts';

export interface EarningsCsvProps {
  earnings: readonly Earning[];
  span: Span;
  disabled: boolean;
}

/** CSV export with a row per day, kind and credit, amounts verbatim. */
export function EarningsCsv({ earnings, span, disabled }: EarningsCsvProps) {
  const { t } = useTranslation(['earnings', 'records', 'recordTypes', 'common']);
  const { withNote } = usePunctuation();
  return (
    <CsvExport
      fileName="earnings"
      days={span}
      disabled={disabled}
      // All data is already loaded.
      load={async () => ({ rows: earnings, endCursor: null, hasNextPage: false })}
      columns={[
        { title: withNote(t('day'), businessZoneName), value: ({ day }) => day },
        { title: t('records:columns.kind'), value: ({ type }) => t(`recordTypes:${type}`) },
        { title: t('records:columns.coin'), value: ({ coin }) => t(`common:credits.${coin}`) },
        { title: t('amount'), value: ({ amount }) => amount },
      ]}
    />
  );
}
