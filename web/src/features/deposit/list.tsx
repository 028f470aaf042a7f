import { useTranslation } from 'react-i18next';
import type { DepositStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { PaymentFilters, paymentFilters } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { DepositsDocument, type DepositsQuery } from './deposit.generated.ts';
import { DepositDetails } from './DepositDetails.tsx';
import { toDepositFacts, useDepositFields } from './fields.tsx';
import type { Deposit } from './order.ts';
import { depositPath } from './paths.ts';
import { useDepositDecisions } from './RecentDeposits.tsx';
import { useMethodLabel } from './words.ts';

/** In the order of the schema. */
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly DepositStatus[];

const query = {
  document: DepositsDocument,
  connection: ({ deposits }: DepositsQuery) => deposits,
  ...paymentFilters(statuses),
};

/** The member's deposits with filters and CSV export. */
export default function DepositList() {
  const { t } = useTranslation('deposit');
  const methodWords = useMethodLabel();
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useDepositDecisions(rows, checkForUpdates);
  return (
    <OrdersScreen<Deposit>
      list={list}
      label={t('records.label')}
      fileName="deposits"
      columns={toColumns(useDepositFields(), toDepositFacts)}
      detailTitle={methodWords}
      detail={(deposit) => <DepositDetails deposit={deposit} />}
      filters={<PaymentFilters list={list} statuses={statuses} />}
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.make'), to: depositPath() },
      }}
    />
  );
}
