import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text, visuallyHidden } from '../../design/theme/css.ts';
import { Money } from '../../design/ui/Money.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import { swatchStyle } from './kindStyles.ts';
import type { EarningsReport } from './report.ts';

const Table = styled('table')({
  ...text.dense,
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  '& thead, & caption': visuallyHidden,
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '8px 0',
    borderTop: `1px solid ${color.line.soft}`,
  },
  '& tbody > tr:first-of-type': { borderTop: 0 },
  '& tr > *': { padding: 0 },
  // Wraps a wide figure to the next line.
  '& th': { flex: '1 1 104px', minWidth: 0, fontWeight: 400, textAlign: 'start' },
  '& th small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
  '& td': { marginInlineStart: 'auto', paddingInlineStart: 12, textAlign: 'end', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
});

const Kind = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 10 });

const Swatch = styled('span')({ width: 12, height: 12, marginTop: 4, borderRadius: 3 });

/** Total per kind, largest first; doubles as the chart's legend and links to the records. */
export function KindTotals({ report: { totals, total, coins, from, to } }: { report: EarningsReport }) {
  const { t } = useTranslation(['earnings', 'records', 'recordTypes', 'common']);
  const only = coins.length === 1 ? coins[0] : undefined;
  return (
    <Table>
      <caption>{t('kinds.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('records:columns.kind')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ kind, coin, amount }) => (
          <tr key={`${kind} ${coin}`}>
            <th scope="row">
              <Kind>
                <Swatch style={swatchStyle(kind)} />
                <span>
                  <TextLink to={recordsPath({ coin, type: [kind], from, to })}>
                    {t(`recordTypes:${kind}`)}
                  </TextLink>
                  {only === undefined && <small>{t(`common:credits.${coin}`)}</small>}
                </span>
              </Kind>
            </th>
            <td>
              <Money value={amount} signed />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('kinds.total')}</th>
          <td>
            <Money value={total} {...(only !== undefined && { coin: only })} signed />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
