import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatMatchingCode } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color, tabular, text, wholeWords } from '../../design/theme/css.ts';
import { monospace, radius } from '../../design/theme/tokens.ts';
import { CopyButton } from '../../design/ui/CopyButton.tsx';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 12px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& > code': {
    ...text.body,
    ...tabular,
    ...wholeWords,
    flex: '1 1 auto',
    fontFamily: monospace,
    letterSpacing: '0.04em',
  },
});

export interface SecretCodeProps {
  code: string;
  /** The package that it is for. */
  name: string;
}

/** A code, hidden until the member wants to see it. It can be copied either way. */
export function SecretCode({ code, name }: SecretCodeProps) {
  const { t } = useTranslation('matching-codes');
  const [isShown, setShown] = useState(false);
  const written = formatMatchingCode(code);
  return (
    <Frame>
      <code aria-label={isShown ? undefined : t('secret.hidden')}>
        {isShown ? written : written.replaceAll(/[^-]/g, '•')}
      </code>
      <Button
        size="small"
        variant="text"
        aria-pressed={isShown}
        aria-label={t(isShown ? 'secret.hideOf' : 'secret.showOf', { name })}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'secret.hide' : 'secret.show')}
      </Button>
      <CopyButton text={written} label={t('secret.code')} />
    </Frame>
  );
}
