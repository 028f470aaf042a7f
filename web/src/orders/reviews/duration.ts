import type { Locale } from '../../i18n/locales.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    /** How long reviews take. */
    reviews: typeof texts;
  }
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** From this value on, the larger unit is precise enough. */
const steps = [
  { unit: 'day', seconds: day, from: 2 * day },
  { unit: 'hour', seconds: hour, from: 90 * minute },
  { unit: 'minute', seconds: minute, from: 0 },
] as const;

/** A duration in the one unit that fits it, rounded up: `3 hours`. At least a minute. */
export function formatDuration(seconds: number, locale: Locale): string {
  const { unit, seconds: length } = steps.find(({ from }) => seconds >= from) ?? steps[2];
  const count = Math.max(1, Math.ceil(seconds / length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
