import { useTranslation } from 'react-i18next';
import { Toaster as Toasts } from 'sonner';
import { errorToastDuration } from '../data/graphql/report.ts';
import { ErrorIcon, InfoIcon, SuccessIcon } from '../design/icons/status.tsx';
import { color, text } from '../design/theme/css.ts';
import { radius } from '../design/theme/tokens.ts';
import { useIsPhone } from '../design/ui/useWidth.ts';

const look = {
  ...text.dense,
  fontFamily: 'var(--font-sans)',
  color: color.ink.primary,
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  boxShadow: color.float,
};

/** The toast container: announced politely, three seconds each (spec §9). */
export default function Toaster() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <Toasts
      position={isPhone ? 'top-center' : 'bottom-right'}
      duration={errorToastDuration}
      containerAriaLabel={t('states.messages')}
      toastOptions={{ style: look }}
      icons={{
        error: (
          <span style={{ color: color.danger.main, display: 'grid' }}>
            <ErrorIcon />
          </span>
        ),
        success: (
          <span style={{ color: color.positive.main, display: 'grid' }}>
            <SuccessIcon />
          </span>
        ),
        info: (
          <span style={{ color: color.info.main, display: 'grid' }}>
            <InfoIcon />
          </span>
        ),
      }}
    />
  );
}
