import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { PremiumStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, NamedStatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { PremiumsDocument, type PremiumsQuery } from './insurance.generated.ts';
import { premiumPath } from './paths.ts';
import type { Premium } from './premium.ts';
import { PremiumDetails } from './PremiumDetails.tsx';
import { usePremiumFields } from './premiumFields.tsx';

/** In the order of the schema. */
const statuses = ['PAID', 'ISSUED', 'RECALLED'] as const satisfies readonly PremiumStatus[];

const query = {
  document: PremiumsDocument,
  connection: ({ premiums }: PremiumsQuery) => premiums,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's premiums with a filter and CSV export. */
export default function PremiumList() {
  const { t } = useTranslation(['insurance', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<Premium>
      list={list}
      label={t('list.premiums')}
      fileName="premiums"
      columns={toColumns(usePremiumFields(), (premium) => premium)}
      detailTitle={({ name, position }) => `${name} · ${t('round.title', { position: position ?? '–' })}`}
      detail={(premium) => <PremiumDetails premium={premium} />}
      filters={
        <NamedStatusFilter
          list={list}
          statuses={statuses}
          nameOf={(status) => t(`premiumStates.${status}`)}
        />
      }
      empty={{
        title: t('list.noPremiums'),
        hint: t('list.noPremiumsHint'),
        action: { label: t('events.attention.pay'), to: premiumPath() },
      }}
    />
  );
}
