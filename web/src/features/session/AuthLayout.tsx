import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../components/BrandMark.tsx';
import { LanguageMenu } from '../../components/LanguageMenu.tsx';
import { ThemeMenu } from '../../components/ThemeMenu.tsx';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { useIsDesktop } from '../../lib/useWidth.ts';
import { color, text } from '../../theme/css.ts';
import { breakpoints, radius } from '../../theme/tokens.ts';
import { Illustration } from './Illustration.tsx';

const desktop = `@media (min-width: ${breakpoints.desktop}px)`;
const phone = `@media (max-width: ${breakpoints.tablet - 0.02}px)`;

const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});

const Side = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

const Top = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 24px',
  [phone]: { padding: '12px 8px 12px 16px' },
});

const Brand = styled('p')({
  ...text.body,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
});

const Center = styled('main')({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '16px 24px 48px',
  [phone]: { padding: '8px 16px 32px', placeItems: 'start stretch' },
});

const Card = styled('section')({
  width: '100%',
  maxWidth: 440,
  padding: 32,
  display: 'grid',
  gap: 20,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.card,
  [phone]: { padding: 20, maxWidth: 'none' },
});

const Head = styled('div')({
  display: 'grid',
  gap: 6,
  '& h1': text.title,
  '& p': { ...text.dense, color: color.ink.secondary },
});

const Foot = styled('footer')({ ...text.dense, color: color.ink.secondary, textAlign: 'center' });

export interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  intro: string;
  children: ReactNode;
  /** Links to the other visitor screens. */
  foot: ReactNode;
}

/** Frame of the visitor screens: a narrow card, and an illustration on desktop. */
export function AuthLayout({ title, intro, children, foot }: AuthLayoutProps) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  useDocumentTitle(title);
  return (
    <Page>
      <Side>
        <Top>
          <Brand>
            <BrandMark />
            {t('product.name')}
          </Brand>
          <LanguageMenu />
          <ThemeMenu />
        </Top>
        <Center>
          <Card>
            <Head>
              <h1>{title}</h1>
              <p>{intro}</p>
            </Head>
            {children}
            <Foot>{foot}</Foot>
          </Card>
        </Center>
      </Side>
      {isDesktop && <Illustration />}
    </Page>
  );
}
