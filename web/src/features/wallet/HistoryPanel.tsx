import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { BalanceChart } from '../../charts/BalanceChart.tsx';
import type { BalanceHistory } from '../../charts/balanceHistory.ts';
import { chartHeight } from '../../charts/Chart.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { Panel } from '../../screens/Panel.tsx';

const Choice = styled('div')({ maxWidth: 320, marginBottom: 8 });
const iconStart = { display: 'grid', paddingInlineStart: 10, marginInlineEnd: -4 } as const;

export interface HistoryPanelProps {
  /** Null while unknown. */
  coin: CreditType | null;
  onChoose: (coin: CreditType) => void;
  history: Loaded<BalanceHistory>;
}

/** Balance chart of one credit, with a select for which. */
export function HistoryPanel({ coin, onChoose, history }: HistoryPanelProps) {
  const { t } = useTranslation(['wallet', 'charts', 'common']);
  return (
    <Panel
      title={t('charts:history.title')}
      above={
        <Choice>
          <SelectField
            name="coin"
            label={t('credits.credit')}
            optional="unmarked"
            value={coin ?? ''}
            empty={null}
            start={
              coin !== null && (
                <span style={iconStart}>
                  <CoinBadge coin={coin} size={24} iconOnly />
                </span>
              )
            }
            options={creditTypes.map((one) => ({ value: one, label: t(`common:credits.${one}`) }))}
            onChange={(chosen) => {
              if (chosen !== '') onChoose(chosen);
            }}
          />
        </Choice>
      }
      loaded={history}
      skeleton={<Skeleton height={chartHeight()} />}
    >
      {(data) => coin !== null && <BalanceChart coin={coin} history={data} />}
    </Panel>
  );
}
