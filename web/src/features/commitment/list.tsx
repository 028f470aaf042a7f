import { useTranslation } from 'react-i18next';
import type { CommitmentStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { CommitmentApplicationsDocument, type CommitmentApplicationsQuery } from './commitment.generated.ts';
import { useApplicationFields } from './fields.tsx';
import type { Application } from './order.ts';
import { commitmentPath } from './paths.ts';
import { useApplicationDecisions } from './RecentApplications.tsx';

/** In the order of the schema. */
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly CommitmentStatus[];

const query = {
  document: CommitmentApplicationsDocument,
  connection: ({ commitmentApplications }: CommitmentApplicationsQuery) => commitmentApplications,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's applications with a filter and CSV export. */
export default function ApplicationList() {
  const { t } = useTranslation(['commitment', 'records', 'common']);
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useApplicationDecisions(rows, checkForUpdates);
  return (
    <OrdersScreen<Application>
      list={list}
      label={t('records.label')}
      fileName="commitment-applications"
      columns={toColumns(useApplicationFields(), (application) => application)}
      detailTitle={({ name }) => name}
      detail={(application) => <ApplicationDetails application={application} />}
      filters={<StatusFilter list={list} statuses={statuses} />}
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.packages'), to: commitmentPath() },
      }}
    />
  );
}
