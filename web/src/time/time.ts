import type { Locale } from '../i18n/locales.ts';

/** Zone of business days, deadlines and records: GMT+8 in every country (spec §9). */
export const businessZone = 'Asia/Singapore';
export const businessZoneName = 'GMT+8';

export type Zone = 'business' | 'local';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because formatters are slow to create and used in every row. */
function formatter(locale: Locale, zone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat(
      locale,
      zone === 'business' ? { ...options, timeZone: businessZone } : options,
    );
    formatters.set(key, found);
  }
  return found;
}

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const minutes = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Zone name at that instant: `GMT+9`. */
export function zoneName(at: Date | number, locale: Locale, zone: Zone): string {
  if (zone === 'business') return businessZoneName;
  const parts = formatter(locale, zone, { hour: '2-digit', timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** `21 Nov 2026`, localised. */
export const formatDate = (at: Date | number, locale: Locale, zone: Zone = 'business'): string =>
  formatter(locale, zone, date).format(at);

/** `11:36:05`, without a zone: only where the zone is shown elsewhere. */
export const formatTime = (at: Date | number, locale: Locale, zone: Zone = 'business'): string =>
  formatter(locale, zone, time).format(at);

/** `21 Nov 2026, 11:36`, without a zone: only where the zone is shown elsewhere. */
export const formatMinute = (at: Date | number, locale: Locale, zone: Zone = 'business'): string =>
  formatter(locale, zone, { ...date, ...minutes }).format(at);

/** `21 Nov 2026, 11:36 GMT+8` */
export const formatDateTime = (at: Date | number, locale: Locale, zone: Zone = 'business'): string =>
  `${formatMinute(at, locale, zone)} ${zoneName(at, locale, zone)}`;

/** Business day of an instant, `2026-11-21`. No formatter, because lists call it for every row. */
export const businessDay = (at: Date | number): string => businessIso(at).slice(0, 10);

/** Business day of an instant in ISO 8601; null where it is not known. */
export const businessDayOrNull = (at: string | null): string | null =>
  at === null ? null : businessDay(new Date(at));

/** Next 00:00 GMT+8 in ms since 1970. GMT+8 has no daylight saving time. */
export const nextBusinessMidnight = (at: number): number =>
  (Math.floor((at + 8 * 3_600_000) / 86_400_000) + 1) * 86_400_000 - 8 * 3_600_000;

/** 00:00 GMT+8 of a business day. */
export const startOfBusinessDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** A business day as a heading: `Saturday, 21 November 2026`, localised. */
export function formatBusinessDay(day: string, locale: Locale): string {
  return formatter(locale, 'business', { ...date, weekday: 'short' }).format(startOfBusinessDay(day));
}

/** A business day as an axis label: `21 Nov`. */
export function formatDayAndMonth(day: string, locale: Locale): string {
  return formatter(locale, 'business', { month: 'short', day: 'numeric' }).format(startOfBusinessDay(day));
}

/** ISO 8601 in GMT+8, for files: `2026-11-21T11:36:00+08:00`. */
export function businessIso(at: Date | number): string {
  const shifted = new Date(Number(at) + 8 * 3_600_000).toISOString();
  return `${shifted.slice(0, 19)}+08:00`;
}

/** `2026-11-21 11:36:00` in GMT+8, for spreadsheets; the column title names the zone. */
export const businessStamp = (at: Date | number): string => businessIso(at).slice(0, 19).replace('T', ' ');

/** Remaining time as whole days and a clock: `{ days: 1, clock: '03:05:09' }`. */
export function timeLeft(ms: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return {
    days: Math.floor(seconds / 86_400),
    clock: `${two((seconds % 86_400) / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`,
  };
}
