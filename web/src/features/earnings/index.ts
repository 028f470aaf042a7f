/** The report of bonuses and profit. */
export { default } from './BonusReport.tsx';
