/** Conversions between credits. */
export { useCashRates } from './useCashRates.ts';
