import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, focusRing, tabular, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { Money } from '../../design/ui/Money.tsx';
import type { EarningsReport } from './report.ts';
import { useBarName } from './StackedChart.tsx';

const Frame = styled('details')({
  ...text.dense,
  marginTop: 16,
  '& > summary': {
    padding: '6px 0',
    borderRadius: radius.control,
    color: color.accent.main,
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& > summary:focus-visible': focusRing,
});

const Table = styled('table')({
  ...tabular,
  width: '100%',
  marginTop: 8,
  borderCollapse: 'collapse',
  '& caption': { ...text.label, fontWeight: 400, textAlign: 'start', color: color.ink.secondary },
  '& th, & td': { padding: '6px 0', borderTop: `1px solid ${color.line.soft}`, verticalAlign: 'top' },
  '& th': { fontWeight: 400, textAlign: 'start', paddingInlineEnd: 12 },
  '& thead th': { ...text.label, borderTop: 0, color: color.ink.secondary },
  '& tbody th': { fontWeight: 500 },
  '& :is(th, td):last-of-type': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineEnd: 0 },
});

/** The chart as a table: days or weeks with earnings by kind, newest first. */
export function BarTable({ report: { bars, unit } }: { report: EarningsReport }) {
  const { t } = useTranslation(['earnings', 'records', 'recordTypes']);
  const nameOf = useBarName();
  const earned = bars.filter(({ parts }) => parts.length > 0).reverse();
  return (
    <Frame>
      <summary>{t('table.show')}</summary>
      <Table>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(unit)}</th>
            <th scope="col">{t('records:columns.kind')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {earned.map((bar) =>
            bar.parts.map(({ kind, amount }, i) => (
              <tr key={`${bar.from} ${kind}`}>
                {i === 0 && (
                  <th scope="row" rowSpan={bar.parts.length}>
                    {nameOf(bar)}
                  </th>
                )}
                <td>{t(`recordTypes:${kind}`)}</td>
                <td>
                  <Money value={amount} signed />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </Frame>
  );
}
