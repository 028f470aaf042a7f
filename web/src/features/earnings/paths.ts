import { sectionScreenPath } from '../../extension-points/creditSections.ts';

export const bonusReportPath = (query: { days?: string; from?: string; to?: string } = {}) =>
  sectionScreenPath('BONUS_POINT', 'report', query);
