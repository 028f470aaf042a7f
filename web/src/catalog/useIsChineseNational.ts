import { isChineseNational } from '@portal/schema/rules';
import { useOverview } from '../data/overview/overview.tsx';

/** Whether the member is a Chinese national, who sees Chinese names in every language; false until known. */
export function useIsChineseNational(): boolean {
  const member = useOverview()?.me;
  return member !== undefined && isChineseNational(member.countryCode);
}
