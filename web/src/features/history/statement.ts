import type { BalanceState, CreditType } from '../../generated/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { creditTypes } from '../../money/credits.ts';
import { isZero } from '../../money/decimal.ts';
import type { FilterKind } from '../../orders/records/useUrlFilters.ts';
import { businessZone } from '../../time/time.ts';
import type { MonthlyStatementQuery } from './statement.generated.ts';

export type Statement = MonthlyStatementQuery['statement'];
export type StatementBalance = Statement['balances'][number];
export type StatementRecord = Statement['records'][number];

/** How many months a member can choose from, the current one included. */
const offeredMonths = 60;

/** A month in the address, or ''. */
export const month: FilterKind<string> = {
  read: ([value = '']) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : ''),
  write: (value) => (value === '' ? [] : [value]),
};

/** The month before: `2025-12` of `2026-01`. */
function monthBefore(of: string): string {
  const [year = 0, number = 1] = of.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/**
 * The months to choose from, the latest first.
 * @param today the business day
 * @param since the business day on which the member registered
 */
export function listMonths(today: string, since: string): readonly string[] {
  const months = [today.slice(0, 7)];
  for (let last = months[0] ?? ''; last > since.slice(0, 7) && months.length < offeredMonths;) {
    last = monthBefore(last);
    months.push(last);
  }
  return months;
}

/** `November 2026`, localised. */
export const formatMonth = (of: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: businessZone }).format(
    new Date(`${of}-15T00:00:00Z`),
  );

const endOf = ({ to }: Pick<Statement, 'to'>): Date => new Date(`${to}T23:59:59.999+08:00`);

/** Whether the month was over when the statement was read. */
export const isOver = (statement: Pick<Statement, 'to' | 'readAt'>): boolean =>
  new Date(statement.readAt) >= endOf(statement);

/** The last instant that a statement is of. */
export const readUntil = (statement: Pick<Statement, 'to' | 'readAt'>): Date =>
  isOver(statement) ? endOf(statement) : new Date(statement.readAt);

/** A credit in a statement. */
export interface StatementCredit {
  readonly coin: CreditType;
  readonly available: StatementBalance;
  /** Frozen and locked balances, if there are or were any. */
  readonly held: readonly StatementBalance[];
}

const isEmpty = ({ opening, closing }: StatementBalance): boolean => isZero(opening) && isZero(closing);

/** The credits that the member has or had in the month. */
export function groupByCredit({ balances }: Pick<Statement, 'balances'>): readonly StatementCredit[] {
  return creditTypes.flatMap((coin) => {
    const of = (state: BalanceState) =>
      balances.filter((balance) => balance.coin === coin && balance.state === state);
    const [available] = of('AVAILABLE');
    if (available === undefined) return [];
    const held = [...of('FROZEN'), ...of('LOCKED')].filter((balance) => !isEmpty(balance));
    return isEmpty(available) && available.movements.length === 0 && held.length === 0
      ? []
      : [{ coin, available, held }];
  });
}
