import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { text } from '../theme/css.ts';
import { below } from '../theme/tokens.ts';
import { BrandMark } from './BrandMark.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

const Top = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 24px',
  [`@media ${below.tablet}`]: { padding: '12px 8px 12px 16px' },
});

const Brand = styled('p')({
  ...text.body,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
});

/** The top of a visitor's screen: whose it is, language and theme. */
export function VisitorHeader() {
  const { t } = useTranslation();
  return (
    <Top>
      <Brand>
        <BrandMark />
        {t('product.name')}
      </Brand>
      <LanguageMenu />
      <ThemeMenu />
    </Top>
  );
}
