/** The earnings report. */
export { bonusReportPath } from './paths.ts';
