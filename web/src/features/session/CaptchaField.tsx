import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/fields/TextField.tsx';
import { RefreshIcon } from '../../design/icons/actions.tsx';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import type { FieldBinding } from '../../forms/useForm.ts';
import type { CaptchaState } from './useCaptcha.ts';

const Picture = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  // The picture is dark on white, so its background stays white in every theme.
  '& img': {
    height: 56,
    maxWidth: '100%',
    borderRadius: radius.control,
    backgroundColor: '#fff',
    border: `1px solid ${color.line.soft}`,
  },
  '& p': { ...text.dense, color: color.danger.main },
});

const Renewed = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface CaptchaFieldProps extends FieldBinding {
  state: CaptchaState;
}

/** The captcha picture with a refresh button and an input. */
export function CaptchaField({
  state: { captcha, failed, renewed, refresh },
  ...binding
}: CaptchaFieldProps) {
  const { t } = useTranslation('session');
  return (
    <div>
      <Picture>
        {captcha !== null && <img src={captcha.image} alt={t('captcha.picture')} />}
        {captcha === null && !failed && <Skeleton width={160} height={56} />}
        {failed && <p role="alert">{t('captcha.failed')}</p>}
        <IconButton aria-label={t('captcha.refresh')} title={t('captcha.refresh')} onClick={refresh}>
          <RefreshIcon />
        </IconButton>
      </Picture>
      <Renewed role="status">{renewed && t('captcha.renewed')}</Renewed>
      <TextField label={t('fields.captcha')} autoComplete="off" verbatim maxLength={12} {...binding} />
    </div>
  );
}
