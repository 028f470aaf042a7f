import { isChineseNational } from '@portal/schema/rules';
import { useOverview } from '../overview/overview.tsx';

/** Whether the member is a Chinese national, to whom Chinese names are shown in every language; false until that is known. */
export function useIsChineseNational(): boolean {
  const member = useOverview()?.me;
  return member !== undefined && isChineseNational(member.countryCode);
}
