import { useTranslation } from 'react-i18next';
import { PartLinks } from '../../components/TabLinks.tsx';
import type { SectionCredit, SectionScreen } from '../../lib/creditSections.ts';
import { paths } from '../../paths.ts';

export interface SectionLinksProps {
  coin: SectionCredit;
  screens: readonly SectionScreen[];
  current: SectionScreen;
}

/** The screens of a credit's section beside each other. */
export function SectionLinks({ coin, screens, current }: SectionLinksProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <PartLinks
      label={t(`common:credits.${coin}`)}
      links={screens.map((screen) => ({
        to: paths.creditScreen(coin, screen),
        name: t(`sections.${screen}`),
        isCurrent: screen === current,
      }))}
    />
  );
}
