import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tabular, text as type, color } from '../../design/theme/css.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money, type MoneyProps } from '../../design/ui/Money.tsx';
import { StatusChip, type Status } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import type { AmountUnit } from '../../money/credits.ts';
import { isZero, percentOf } from '../../money/decimal.ts';
import { businessStamp, businessZoneName, formatTime } from '../../time/time.ts';
import type { ShownColumn } from '../records/columns.ts';
import type { OrderField, Place } from './field.ts';

/** Secondary text of a row. */
export const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

/** A row's title that may have chips or badges next to it. */
export const RowTitle = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const Both = styled('span')({
  display: 'grid',
  gap: 2,
  paddingBlock: 6,
  '& > small': { ...type.label, fontWeight: 400, color: color.ink.secondary, overflowWrap: 'break-word' },
});

/** An amount of a row: it shrinks to fit its column of the table, and a card has room for it. */
export const figure = (money: MoneyProps, onCard: boolean): ReactNode =>
  onCard ? <Money {...money} /> : <FittedMoney {...money} />;

/** Facts with a text, an amount or an instant under this name; drafts lack some. */
type With<Name extends string> = Readonly<Partial<Record<Name, string | null | undefined>>>;

/** How the list shows a figure. */
type FigureColumn = Pick<ShownColumn<never>, 'place' | 'width' | 'phone'>;

/** Exact before and right after a member agrees to it, even while amounts are hidden. */
const shownIn = (place: Place) => (place === 'details' ? { exact: true } : { alwaysShown: true });

/** The title of an order's row: what tells it apart, with the reason of a rejection below it. */
export const titleField = <Facts,>(
  label: string,
  cell: (facts: Facts) => ReactNode,
): OrderField<Facts & With<'reason'>> => ({
  id: 'title',
  label,
  shown: {
    place: 1,
    phone: 'title',
    cell: (facts) => {
      const title = <RowTitle>{cell(facts)}</RowTitle>;
      if (facts.reason == null) return title;
      return (
        <Both>
          {title}
          <small>{facts.reason}</small>
        </Both>
      );
    },
  },
});

/** A field as the platform returns it. `verbatim` marks what no browser may translate. */
export const textField = <Name extends string>(
  id: Name,
  label: string,
  options: {
    readonly isCopied?: boolean;
    readonly verbatim?: boolean;
    readonly places?: readonly Place[];
  } = {},
): OrderField<With<Name>> => ({
  id,
  label,
  value: ({ [id]: text }) => (text && options.verbatim === true ? <span translate="no">{text}</span> : text),
  places: options.places,
  copy: options.isCopied === true ? ({ [id]: text }, place) => (place === 'review' ? null : text) : undefined,
  file: { title: label, value: ({ [id]: text }) => text ?? null },
});

/** A text that is made from the order, on screens and in the file. */
export const wordsField = <Facts,>(
  id: string,
  label: string,
  toWords: (facts: Facts) => string | null | undefined,
  places?: readonly Place[],
): OrderField<Facts> => ({ ...fileField(id, label, toWords), value: toWords, places });

/** A text of the exported file alone. */
export const fileField = <Facts,>(
  id: string,
  title: string,
  value: (facts: Facts) => string | null | undefined,
): OrderField<Facts> => ({ id, label: title, file: { title, value: (facts) => value(facts) ?? null } });

/** An amount: exact on screens, verbatim in the file, and in the list if `column` is given. */
export function moneyField<Name extends string, Facts = unknown>(
  id: Name,
  label: string,
  unit: AmountUnit | ((facts: Facts) => AmountUnit),
  column?: FigureColumn,
): OrderField<With<Name> & Facts> {
  const unitOf = (facts: Facts) => (typeof unit === 'string' ? unit : unit(facts));
  return {
    id,
    label,
    value: (facts, place) =>
      facts[id] && <Money value={facts[id]} coin={unitOf(facts)} {...shownIn(place)} />,
    file: { title: label, value: ({ [id]: amount }) => amount ?? null },
    shown: column && {
      ...column,
      align: 'end',
      cell: (facts, onCard) =>
        facts[id] == null ? !onCard && '–' : figure({ value: facts[id], coin: unitOf(facts) }, onCard),
    },
  };
}

/** A fee. A review, which knows the rate that was agreed to, shows it with the label. */
export function feeField<Facts>(
  label: string,
  labelWithRate: (percent: string) => string,
  unit: AmountUnit | ((facts: Facts) => AmountUnit),
): OrderField<With<'fee' | 'feeRate'> & Facts> {
  return {
    ...moneyField('fee', label, unit),
    labelOf: ({ feeRate }) =>
      feeRate == null || isZero(feeRate) ? label : labelWithRate(percentOf(feeRate)),
  };
}

/** The state, as a chip on screens and in words in the file. */
export const stateField = <Facts,>(
  label: string,
  toWords: (facts: Facts) => string | null | undefined,
  chip: (facts: Facts) => ReactNode,
  width: string,
  places?: readonly Place[],
): OrderField<Facts> => ({
  ...wordsField('status', label, toWords, places),
  value: chip,
  shown: { place: 3, width, phone: 'state', cell: chip },
});

/** Kinds of fields that need the member's language. */
export function useFieldKinds() {
  const { t } = useTranslation();
  const { withNote } = usePunctuation();
  const locale = useLocale();
  const instant = <Name extends string>(
    id: Name,
    label: string,
    places?: readonly Place[],
  ): OrderField<With<Name>> => ({
    id,
    label,
    value: ({ [id]: at }) => at && <DateTime value={at} zone="both" />,
    places,
    file: {
      title: withNote(label, businessZoneName),
      value: ({ [id]: at }) => (at == null ? null : businessStamp(new Date(at))),
    },
  });
  return {
    /** A moment, ISO 8601. The file names its zone. */
    instant,
    /** When the order was made; the list shows the time below a heading of its day. */
    time: <Name extends string>(id: Name, label: string, width = '124px'): OrderField<With<Name>> => ({
      ...instant(id, label),
      label: withNote(label, businessZoneName),
      labelOf: () => label,
      shown: {
        place: 2,
        width,
        phone: 'meta',
        cell: ({ [id]: at }) => at && <Quiet>{formatTime(new Date(at), locale)}</Quiet>,
      },
    }),
    /** The state, unless a screen shows it as progress: give its `places`. */
    status: (width: string, places: readonly Place[]): OrderField<{ readonly status?: Status }> =>
      stateField(
        t('order.status'),
        ({ status }) => status && t(`status.${status}`),
        ({ status }) => status && <StatusChip status={status} />,
        width,
        places,
      ),
    /** What a member quotes to support. A result states the receipt number above its fields. */
    numbers: [
      textField('receiptNumber', t('order.receiptNumber'), { isCopied: true, places: ['details'] }),
      textField('transactionNumber', t('order.transactionNumber'), { isCopied: true }),
    ],
  };
}

/** A field that screens omit unless a condition holds; lists and files have it always. */
export const shownIf = <Facts,>(
  isShown: (facts: Facts) => boolean,
  field: OrderField<Facts>,
): OrderField<Facts> => ({
  ...field,
  value: (facts, place) => (isShown(facts) ? field.value?.(facts, place) : null),
});

/** A field that a review shows as it is before and after the order. */
export const changingField = <Facts extends object>(
  field: OrderField<Facts>,
): OrderField<Facts & { readonly next?: Facts }> => ({
  ...field,
  value: (facts, place) => {
    const now = field.value?.(facts, place);
    const next = facts.next && field.value?.(facts.next, place);
    if (next === undefined || next === null) return now;
    return (
      <>
        {now} → {next}
      </>
    );
  },
});
