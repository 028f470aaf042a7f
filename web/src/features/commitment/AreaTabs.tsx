import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SectionTabs } from '../../design/ui/TabLinks.tsx';
import { applicationsPath, commitmentPath, freePackagesPath } from './paths.ts';

const screens = [
  ['packages', commitmentPath()],
  ['free', freePackagesPath],
  ['applications', applicationsPath()],
] as const;

export interface AreaTabsProps {
  /** While leaving would hide the outcome of a request. */
  disabled?: boolean;
}

/** The three screens of the area. */
export function AreaTabs({ disabled = false }: AreaTabsProps) {
  const { t } = useTranslation('commitment');
  const { pathname } = useLocation();
  return (
    <SectionTabs
      label={t('frame.title')}
      disabled={disabled}
      links={screens.map(([name, path]) => ({
        to: path,
        name: t(`tabs.${name}`),
        isCurrent: path === pathname,
      }))}
    />
  );
}
