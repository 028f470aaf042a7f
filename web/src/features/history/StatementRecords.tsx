import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text, wholeWords } from '../../design/theme/css.ts';
import { below } from '../../design/theme/tokens.ts';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { businessZoneName, formatMinute } from '../../time/time.ts';
import { shownStatus } from './columns.tsx';
import type { StatementRecord } from './statement.ts';

const Table = styled('table')({
  ...text.dense,
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { ...wholeWords, padding: '8px 8px 8px 0', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { ...text.label, color: color.ink.secondary, borderBottom: `1px solid ${color.line.strong}` },
  '& tbody tr': { borderBottom: `1px solid ${color.line.soft}` },
  '& [data-end]': { textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: 8 },
  '& [data-number]': { whiteSpace: 'nowrap' },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
  // A phone has no room for four columns: two lines a movement.
  [`@media screen and ${below.tablet}`]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', padding: '8px 0' },
    // More than half, so a third one never fits in the line. A wide cell wraps.
    '& td': { flex: '1 1 55%', padding: '2px 0' },
    '& td[data-end]': { flex: '0 1 auto', marginInlineStart: 'auto' },
    '& td[data-balance], & td[data-time]': { ...text.label, fontWeight: 400, color: color.ink.secondary },
    '& td[data-kind], & td[data-amount]': { order: -1 },
  },
  // On paper a line each, so that a month is a few pages.
  '@media print': {
    fontSize: '8pt',
    lineHeight: 1.3,
    '& th, & td': { padding: '3px 8px 3px 0' },
    '& thead th, & small': { fontSize: 'inherit', lineHeight: 'inherit' },
    '& td[data-time]': { whiteSpace: 'nowrap' },
    '& small': { display: 'inline', marginInlineStart: '0.5em' },
    '& td[data-kind] > [data-tone]': { padding: 0, border: 0, font: 'inherit' },
  },
});

/** The movements of a statement, newest first. */
export function StatementRecords({ records }: { records: readonly StatementRecord[] }) {
  const { t } = useTranslation(['records', 'recordTypes', 'common']);
  const locale = useLocale();
  const { withNote } = usePunctuation();
  return (
    <Table data-short-units>
      <thead>
        <tr>
          <th scope="col">{withNote(t('columns.time'), businessZoneName)}</th>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col" data-end>
            {t('columns.amount')}
          </th>
          <th scope="col" data-end>
            {t('columns.balanceAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td data-time>
              <time dateTime={record.occurredAt}>{formatMinute(new Date(record.occurredAt), locale)}</time>
            </td>
            <td data-kind>
              {t(`recordTypes:${record.type}`)}
              {record.counterparty !== null && ` · ${record.counterparty}`}{' '}
              {shownStatus(record) !== 'COMPLETED' && <StatusChip status={shownStatus(record)} />}
              <small>
                <span data-number>{record.receiptNumber}</span>
                {record.state !== null &&
                  record.state !== 'AVAILABLE' &&
                  ` · ${t(`common:balance.${record.state}`)}`}
              </small>
            </td>
            <td data-amount data-end>
              <Money value={record.amount} coin={record.coin} signed exact />
            </td>
            <td data-balance data-end>
              {record.balanceAfter !== null && <Money value={record.balanceAfter} exact />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
