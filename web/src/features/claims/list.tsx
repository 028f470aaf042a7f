import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import type { ClaimStatus } from '../../generated/schema.ts';
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
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimsDocument, type ClaimsQuery } from './claims.generated.ts';
import type { Claim } from './order.ts';
import { claimPath } from './paths.ts';
import { useClaimDecisions } from './RecentClaims.tsx';
import { claimCoin, useTradeLabel } from './words.ts';

/** In the order of the schema. */
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly ClaimStatus[];

const query = {
  document: ClaimsDocument,
  connection: ({ claims }: ClaimsQuery) => claims,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

function useColumns(): readonly RecordColumn<Claim>[] {
  const { t } = useTranslation(['claims', 'common']);
  const orderWords = useTradeLabel();
  const stampColumn = useStampColumn();
  const status = useStatusColumn('20%');
  return [
    useTimeColumn('createdAt', t('figures.createdAt')),
    {
      id: 'order',
      title: t('figures.order'),
      shown: {
        place: 1,
        phone: 'title',
        cell: (claim) => (
          <WithReason reason={claim.reason}>
            <RowTitle>{orderWords(claim)}</RowTitle>
          </WithReason>
        ),
      },
    },
    fileColumn('name', t('figures.package')),
    {
      id: 'position',
      title: t('figures.round'),
      value: ({ position }) => (position === null ? null : String(position)),
    },
    { id: 'number', title: t('figures.number'), value: ({ number }) => String(number) },
    fileColumn('date', t('figures.day')),
    status,
    {
      ...fileColumn('amount', t('figures.amount')),
      shown: {
        place: 4,
        width: '22%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money value={amount} coin={claimCoin} />,
      },
    },
    fileColumn('reason', t('figures.reason')),
    stampColumn('decidedAt', t('figures.decidedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** The member's claims with a filter and CSV export. */
export default function ClaimList() {
  const { t } = useTranslation(['claims', 'records', 'common']);
  const orderWords = useTradeLabel();
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useClaimDecisions(rows, checkForUpdates);
  return (
    <OrdersScreen<Claim>
      list={list}
      label={t('records.label')}
      fileName="claims"
      columns={useColumns()}
      detailTitle={orderWords}
      detail={(claim) => <ClaimDetails claim={claim} />}
      filters={<StatusFilter list={list} statuses={statuses} />}
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.rounds'), to: claimPath() },
      }}
    />
  );
}
