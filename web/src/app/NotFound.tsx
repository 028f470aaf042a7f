import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../browser/useDocumentTitle.ts';
import { useLoggedIn } from '../data/session/useLoggedIn.ts';
import { color, text } from '../design/theme/css.ts';
import { BrandMark } from '../design/ui/BrandMark.tsx';
import { homePath, loginPath } from '../extension-points/paths.ts';

const Page = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  '& > p:first-of-type': { ...text.hero, color: color.ink.muted, fontVariantNumeric: 'tabular-nums' },
  '& > h1': text.title,
  '& > h1 + p': { color: color.ink.secondary, maxWidth: 400, marginBottom: 12 },
});

/** The screen of every unknown address (spec §2). */
export default function NotFound() {
  const { t } = useTranslation('shell');
  const loggedIn = useLoggedIn();
  useDocumentTitle(t('notFound.title'));
  return (
    <Page>
      <BrandMark size={44} />
      <p>404</p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.hint')}</p>
      <Button component={Link} to={loggedIn ? homePath : loginPath} size="large">
        {loggedIn ? t('notFound.home') : t('notFound.login')}
      </Button>
    </Page>
  );
}
