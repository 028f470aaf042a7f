import { useTranslation } from 'react-i18next';
import type { ClaimStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimsDocument, type ClaimsQuery } from './claims.generated.ts';
import { useClaimFields } from './fields.tsx';
import type { Claim } from './order.ts';
import { claimPath } from './paths.ts';
import { useClaimDecisions } from './RecentClaims.tsx';
import { useTradeLabel } from './words.ts';

/** In the order of the schema. */
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly ClaimStatus[];

const query = {
  document: ClaimsDocument,
  connection: ({ claims }: ClaimsQuery) => claims,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's claims with a filter and CSV export. */
export default function ClaimList() {
  const { t } = useTranslation('claims');
  const orderWords = useTradeLabel();
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useClaimDecisions(rows, checkForUpdates);
  return (
    <OrdersScreen<Claim>
      list={list}
      label={t('records.label')}
      fileName="claims"
      columns={toColumns(useClaimFields(), (claim: Claim) => claim)}
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
