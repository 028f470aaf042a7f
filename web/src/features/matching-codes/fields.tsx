import { useTranslation } from 'react-i18next';
import type { OrderField } from '../../orders/fields/field.ts';
import { moneyField, textField, titleField, useFieldKinds, wordsField } from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { useMemberSinceField, type RecipientFacts } from '../../orders/recipients/memberSince.tsx';
import type { CodeDraft, MatchingCode, MatchingCodeRecord } from './order.ts';
import { codeCoin } from './words.ts';

/** The fields of a code. The file has no codes: it leaves the browser. */
export function useCodeFields(): readonly OrderField<MatchingCode>[] {
  const { t } = useTranslation('matching-codes');
  const { instant, time, status, numbers } = useFieldKinds();
  return [
    {
      ...textField('name', t('figures.package')),
      ...titleField(t('figures.package'), ({ name }) => name),
      emphasis: true,
    },
    moneyField('amount', t('figures.amount'), codeCoin, { place: 4, width: '26%', phone: 'figure' }),
    textField('fromUserName', t('figures.from')),
    textField('toUserName', t('figures.to')),
    status('22%', ['details']),
    time('createdAt', t('figures.at')),
    instant('endedAt', t('figures.endedAt')),
    ...numbers,
  ];
}

/** What happened to codes; a draft has only some of it. */
interface RecordFacts extends Partial<MatchingCodeRecord>, RecipientFacts {
  /** Of one of the codes that are bought. */
  readonly price?: string;
}

/** The facts of what is reviewed. */
export function toDraftFacts(draft: CodeDraft): RecordFacts {
  const { name } = draft;
  switch (draft.kind) {
    case 'buy':
      return { name, price: draft.price, quantity: draft.quantity, amount: draft.pays };
    case 'activate':
      return { name, amount: draft.amount };
    case 'transfer': {
      const { memberSince, lookUpFailed } = draft;
      return { name, amount: draft.amount, counterparty: draft.to, memberSince, lookUpFailed };
    }
  }
}

/** `Sent to budi`, `Bought` */
export function useEventLabel(): (record: Pick<MatchingCodeRecord, 'type' | 'counterparty'>) => string {
  const { t } = useTranslation('matching-codes');
  return ({ type, counterparty }) => {
    const name = counterparty ?? '';
    if (type === 'SEND') return t('happened.sentTo', { name });
    return type === 'RECEIVE' ? t('happened.receivedFrom', { name }) : t(`kinds.${type}`);
  };
}

/** The fields of what happened to codes. */
export function useRecordFields(): readonly OrderField<RecordFacts>[] {
  const { t } = useTranslation('matching-codes');
  const { time, numbers } = useFieldKinds();
  const eventLabel = useEventLabel();
  return [
    {
      ...wordsField('type', t('figures.event'), ({ type }) => type && t(`kinds.${type}`), ['details']),
      ...titleField(
        t('figures.event'),
        ({ type, counterparty = null }: RecordFacts) => type && eventLabel({ type, counterparty }),
      ),
      emphasis: true,
    },
    {
      ...textField('name', t('figures.package')),
      shown: {
        place: 3,
        width: '24%',
        phone: 'state',
        cell: ({ name, quantity = null }) => t('happened.codes', { name, count: quantity }),
      },
    },
    { ...moneyField('price', t('figures.price'), codeCoin), file: undefined },
    {
      ...wordsField('quantity', t('buy.quantity'), ({ quantity }) => quantity?.toString()),
      value: ({ type, quantity }, place) =>
        place === 'result' && type !== 'PURCHASE' ? null : quantity?.toString(),
    },
    {
      ...moneyField('amount', t('figures.amount'), codeCoin, { place: 4, width: '24%', phone: 'figure' }),
      labelOf: ({ price }) => t(price === undefined ? 'figures.amount' : 'figures.pays'),
      emphasis: true,
    },
    {
      ...textField('counterparty', t('figures.counterparty'), { places: ['review', 'details'] }),
      labelOf: ({ type }) => t(type === undefined ? 'transfer.to' : 'figures.counterparty'),
      emphasis: true,
    },
    useMemberSinceField(),
    textField('reason', t('figures.reason'), { places: ['details'] }),
    time('createdAt', t('figures.at')),
    ...numbers,
  ];
}

/** The short facts of a record's receipt. */
export function useRecordReceipt(): (record: MatchingCodeRecord) => ReceiptFacts {
  const { t } = useTranslation(['matching-codes', 'shell']);
  return ({ receiptNumber, type, amount, createdAt }) => ({
    receiptNumber,
    kind: `${t('shell:features.matching-codes.title')} · ${t(`kinds.${type}`)}`,
    amount: { value: amount, unit: codeCoin },
    state: null,
    at: createdAt,
  });
}
