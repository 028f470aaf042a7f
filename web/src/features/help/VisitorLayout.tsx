import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { text } from '../../design/theme/css.ts';
import { below, layout } from '../../design/theme/tokens.ts';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { VisitorHeader } from '../../design/ui/VisitorHeader.tsx';
import { fromState, loginPath } from '../../extension-points/paths.ts';

const Main = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: layout.content + 48,
  margin: '0 auto',
  padding: 24,
  '& > h1': text.title,
  '& > p': text.dense,
  [`@media ${below.tablet}`]: { padding: 16 },
});

/** The layout of help for visitors. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('help');
  useDocumentTitle(t('frame.title'));
  return (
    <>
      <VisitorHeader />
      <Main>
        <p>
          <TextLink to={loginPath} state={fromState(useLocation().state)}>
            {t('signIn')}
          </TextLink>
        </p>
        <h1>{t('frame.title')}</h1>
        {children}
      </Main>
    </>
  );
}
