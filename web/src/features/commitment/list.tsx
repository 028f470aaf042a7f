import { useTranslation } from 'react-i18next';
import type { CommitmentStatus } from '../../generated/schema.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  fileColumn,
  RowTitle,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
  WithReason,
} from '../../orders/records/orderColumns.tsx';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { CommitmentApplicationsDocument, type CommitmentApplicationsQuery } from './commitment.generated.ts';
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

function useColumns(): readonly RecordColumn<Application>[] {
  const { t } = useTranslation(['commitment', 'common']);
  const stampColumn = useStampColumn();
  return [
    useTimeColumn('createdAt', t('figures.createdAt')),
    {
      ...fileColumn('name', t('figures.commitment')),
      shown: {
        place: 1,
        phone: 'title',
        cell: ({ name, reason }) => (
          <WithReason reason={reason}>
            <RowTitle>{name}</RowTitle>
          </WithReason>
        ),
      },
    },
    useStatusColumn('24%'),
    {
      id: 'free',
      title: t('figures.free'),
      shown: {
        place: 4,
        width: '24%',
        align: 'end',
        phone: 'figure',
        cell: ({ status, claimedAt }) =>
          status === 'APPROVED' && t(claimedAt === null ? 'records.open' : 'records.claimed'),
      },
    },
    fileColumn('statement', t('figures.statement')),
    fileColumn('reason', t('figures.reason')),
    stampColumn('decidedAt', t('figures.decidedAt')),
    stampColumn('claimedAt', t('figures.claimedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
  ];
}

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
      columns={useColumns()}
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
