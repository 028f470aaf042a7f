import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import type { MatchingCodeStatus } from '../../generated/schema.ts';
import { toColumns, toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { useCodeFields } from './fields.tsx';
import { MatchingCodesDocument, type MatchingCodesQuery } from './matching-codes.generated.ts';
import type { MatchingCode } from './order.ts';
import { matchingCodesPath } from './paths.ts';
import { SecretCode } from './SecretCode.tsx';
import { codeCoin } from './words.ts';

/** In the order of the schema. */
const statuses = [
  'PENDING',
  'ACTIVATED',
  'TRANSFERRED',
  'RETURNED',
] as const satisfies readonly MatchingCodeStatus[];

const query = {
  document: MatchingCodesDocument,
  connection: ({ matchingCodes }: MatchingCodesQuery) => matchingCodes,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** All details of a code; the code itself while it can be used. */
function CodeDetails({ code }: { code: MatchingCode }) {
  const { t } = useTranslation(['matching-codes', 'common', 'shell']);
  return (
    <Stack>
      {code.code !== null && <SecretCode code={code.code} name={code.name} />}
      {/* The code itself is on no receipt. */}
      <Receipt
        kind={t('shell:features.matching-codes.title')}
        receiptNumber={code.receiptNumber}
        amount={{ value: code.amount, unit: codeCoin }}
        state={t(`common:status.${code.status}`)}
        at={code.createdAt}
      >
        <DetailList details={toDetails(useCodeFields(), code, 'details')} />
      </Receipt>
    </Stack>
  );
}

/** All codes of the member with a filter and CSV export. */
export default function CodeList() {
  const { t } = useTranslation(['matching-codes', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<MatchingCode>
      list={list}
      label={t('tabs.all')}
      fileName="pin-codes"
      columns={toColumns(useCodeFields(), (code) => code)}
      detailTitle={({ name }) => name}
      detail={(code) => <CodeDetails code={code} />}
      filters={<StatusFilter list={list} statuses={statuses} />}
      empty={{
        title: t('own.none'),
        hint: t('own.noneHint'),
        action: { label: t('buy.title'), to: matchingCodesPath() },
      }}
    />
  );
}
