import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { InsuranceStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { toPackageFacts, usePackageFields } from './fields.tsx';
import { InsuranceContractsDocument, type InsuranceContractsQuery } from './insurance.generated.ts';
import type { InsuranceContract } from './order.ts';
import { PackageDetails } from './PackageDetails.tsx';
import { packagePath } from './paths.ts';

/** In the order of the schema. */
const statuses = ['LOCKED', 'UNLOCKED', 'TERMINATED'] as const satisfies readonly InsuranceStatus[];

const query = {
  document: InsuranceContractsDocument,
  connection: ({ insuranceContracts }: InsuranceContractsQuery) => insuranceContracts,
  kinds: { status: oneOf(statuses) },
  toFilter: ({ status }: { status: InsuranceStatus | '' }) => (status === '' ? {} : { statuses: [status] }),
};

/** The member's packages with a filter and CSV export. */
export default function PackageList() {
  const { t } = useTranslation(['insurance', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<InsuranceContract>
      list={list}
      label={t('list.packages')}
      fileName="insurance-packages"
      columns={toColumns(usePackageFields(), toPackageFacts)}
      detailTitle={({ name }) => name}
      detail={(contract) => <PackageDetails contract={contract} />}
      filters={<StatusFilter list={list} statuses={statuses} />}
      empty={{
        title: t('own.none'),
        hint: t('own.noneHint'),
        action: { label: t('list.buy'), to: packagePath() },
      }}
    />
  );
}
