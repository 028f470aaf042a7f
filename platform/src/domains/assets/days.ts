import { startOfBusinessDate } from '../../clock.ts';
import { refuseField } from '../../messages/index.ts';

export const dayMs = 24 * 60 * 60_000;

/** The first instant of a business day that was asked for; refused by name when the calendar has no such day. */
export function startOf(field: 'startDate' | 'endDate', date: string | null | undefined): Date | undefined {
  if (date === null || date === undefined) return undefined;
  try {
    return startOfBusinessDate(date);
  } catch (error) {
    // The contract checks the digits; which months have 31 days the calendar knows.
    if (error instanceof RangeError) throw refuseField(field, 'date');
    throw error;
  }
}
