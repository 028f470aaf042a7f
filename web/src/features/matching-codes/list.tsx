import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import type { MatchingCodeStatus } from '../../generated/schema.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  RowTitle,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
} from '../../orders/records/orderColumns.tsx';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
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

/** The file has no codes: it leaves the browser. */
function useColumns(): readonly RecordColumn<MatchingCode>[] {
  const { t } = useTranslation(['matching-codes', 'common']);
  const stampColumn = useStampColumn();
  return [
    {
      id: 'package',
      title: t('figures.package'),
      value: ({ name }) => name,
      shown: { place: 1, phone: 'title', cell: ({ name }) => <RowTitle>{name}</RowTitle> },
    },
    useTimeColumn('createdAt', t('figures.at')),
    useStatusColumn('22%'),
    {
      ...fileColumn('amount', t('figures.amount')),
      shown: {
        place: 4,
        width: '26%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }, onCard) => figure({ value: amount, coin: codeCoin }, onCard),
      },
    },
    fileColumn('fromUserName', t('figures.from')),
    fileColumn('toUserName', t('figures.to')),
    stampColumn('endedAt', t('figures.endedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

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
        <DetailList
          details={[
            { label: t('figures.package'), value: code.name, emphasis: true },
            { label: t('common:order.status'), value: <StatusChip status={code.status} /> },
            { label: t('figures.amount'), value: <Money value={code.amount} coin={codeCoin} exact /> },
            { label: t('figures.from'), value: code.fromUserName },
            { label: t('figures.to'), value: code.toUserName },
            { label: t('figures.at'), value: <DateTime value={code.createdAt} zone="both" /> },
            {
              label: t('figures.endedAt'),
              value: code.endedAt === null ? null : <DateTime value={code.endedAt} zone="both" />,
            },
            copied(t('common:order.receiptNumber'), code.receiptNumber),
            copied(t('common:order.transactionNumber'), code.transactionNumber),
          ]}
        />
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
      columns={useColumns()}
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
