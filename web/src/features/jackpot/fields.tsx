import { useTranslation } from 'react-i18next';
import { Cutoff, DateTime } from '../../design/ui/DateTime.tsx';
import { formatCount } from '../../money/decimal.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  fileField,
  moneyField,
  stateField,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import type { EntryDraft, JackpotEntry } from './order.ts';
import { EntryChip, formatEntryCount, formatNumbers, jackpotCoin, useEntryLabel } from './words.tsx';

/** Entries that were bought together; a draft has only some of it. */
type EntryFacts = Partial<JackpotEntry> & Pick<JackpotEntry, 'round' | 'firstNumber' | 'count' | 'amount'>;

/** The facts of entries that are reviewed. */
export const toDraftFacts = ({ pays, ...draft }: EntryDraft): EntryFacts => ({
  ...draft,
  firstNumber: null,
  amount: pays,
});

/** The fields of entries. */
export function useEntryFields(): readonly OrderField<EntryFacts>[] {
  const { t } = useTranslation(['jackpot', 'common']);
  const { instant, time, numbers } = useFieldKinds();
  return [
    titleField(t('figures.entries'), useEntryLabel()),
    {
      ...moneyField('amount', t('figures.pays'), jackpotCoin, { place: 4, width: '19%', phone: 'figure' }),
      emphasis: true,
    },
    {
      ...moneyField('prize', t('figures.prize'), jackpotCoin, { place: 5, width: '19%', phone: 'none' }),
      places: ['details'],
      emphasis: true,
    },
    {
      ...fileField('round', t('figures.round'), ({ round }) => round?.toString()),
      value: ({ round }) => formatEntryCount(round),
      places: ['review', 'details'],
    },
    {
      id: 'count',
      label: t('figures.entries'),
      value: ({ count }) => formatCount(count),
      places: ['review'],
    },
    {
      ...wordsField('numbers', t('figures.numbers'), formatNumbers, ['result', 'details']),
      emphasis: true,
    },
    {
      id: 'winningNumber',
      label: t('figures.winningNumber'),
      value: ({ winningNumber }) => formatEntryCount(winningNumber ?? null),
      places: ['details'],
    },
    textField('word', t('figures.word'), { places: ['review', 'details'] }),
    textField('entryCode', t('figures.code'), { isCopied: true }),
    stateField(
      t('common:order.status'),
      ({ status }: EntryFacts) => status && t(`states.${status}`),
      ({ status }) => status && <EntryChip status={status} />,
      '20%',
    ),
    { ...time('createdAt', t('figures.createdAt')), places: ['details'] },
    {
      ...instant('drawsAt', t('figures.drawsAt')),
      value: ({ drawsAt }, place) =>
        drawsAt &&
        (place === 'details' ? <DateTime value={drawsAt} zone="both" /> : <Cutoff value={drawsAt} />),
    },
    instant('paidAt', t('figures.paidAt'), ['details']),
    ...numbers,
  ];
}

/** The short facts of the entries' receipt. */
export function useEntryReceipt(): (entry: JackpotEntry) => ReceiptFacts {
  const { t } = useTranslation(['jackpot', 'shell']);
  return ({ receiptNumber, amount, status, createdAt }) => ({
    kind: t('shell:features.jackpot.title'),
    receiptNumber,
    amount: { value: amount, unit: jackpotCoin },
    state: t(`states.${status}`),
    at: createdAt,
  });
}
