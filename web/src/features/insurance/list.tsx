import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import type { InsuranceStatus } from '../../generated/schema.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  RowTitle,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { InsuranceContractsDocument, type InsuranceContractsQuery } from './insurance.generated.ts';
import { getRedeemNumber, type InsuranceContract } from './order.ts';
import { PackageDetails } from './PackageDetails.tsx';
import { packagePath } from './paths.ts';
import { insuranceCoin } from './words.tsx';

/** In the order of the schema. */
const statuses = ['LOCKED', 'UNLOCKED', 'TERMINATED'] as const satisfies readonly InsuranceStatus[];

const query = {
  document: InsuranceContractsDocument,
  connection: ({ insuranceContracts }: InsuranceContractsQuery) => insuranceContracts,
  kinds: { status: oneOf(statuses) },
  toFilter: ({ status }: { status: InsuranceStatus | '' }) => (status === '' ? {} : { statuses: [status] }),
};

function useColumns(): readonly RecordColumn<InsuranceContract>[] {
  const { t } = useTranslation(['insurance', 'common']);
  const stampColumn = useStampColumn();
  return [
    {
      id: 'package',
      title: t('figures.package'),
      value: ({ name }) => name,
      shown: { place: 1, phone: 'title', cell: ({ name }) => <RowTitle>{name}</RowTitle> },
    },
    useTimeColumn('createdAt', t('figures.createdAt')),
    useStatusColumn('20%'),
    { id: 'kind', title: t('figures.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    {
      ...fileColumn('amount', t('figures.inIt')),
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }, onCard) => figure({ value: amount, coin: insuranceCoin }, onCard),
      },
    },
    {
      ...fileColumn('earned', t('figures.earned')),
      shown: {
        place: 5,
        width: '18%',
        align: 'end',
        phone: 'none',
        cell: ({ earned }) => (earned === null ? '–' : <FittedMoney value={earned} />),
      },
    },
    fileColumn('lost', t('figures.lost')),
    fileColumn('price', t('figures.price')),
    fileColumn('paid', t('figures.pays')),
    fileColumn('paidIn', t('figures.paidIn')),
    fileColumn('redeemFee', t('figures.fee')),
    fileColumn('redeemed', t('figures.returns')),
    stampColumn('unlocksAt', t('figures.unlocksAt')),
    stampColumn('endedAt', t('figures.endedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
    { id: 'redeemNumber', title: t('figures.redeemNumber'), value: getRedeemNumber },
  ];
}

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
      columns={useColumns()}
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
