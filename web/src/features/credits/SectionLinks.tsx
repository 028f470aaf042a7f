import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../components/TabLinks.tsx';
import type { SectionFrame } from '../../lib/creditSections.ts';

export interface SectionLinksProps extends SectionFrame {
  /** Path of the current screen. */
  current: string;
}

/** Tabs of a credit's section. */
export function SectionLinks({ coin, screens, current }: SectionLinksProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <SectionTabs
      label={t(`common:credits.${coin}`)}
      links={screens.map(({ path, title }) => ({
        to: path,
        name: t(title),
        isCurrent: path === current,
      }))}
    />
  );
}
