/** The notices of `RestrictionNotice.tsx`, with the texts `restriction`. */
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOverview, useOverviewRefresh } from '../../data/overview/overview.tsx';
import { InfoIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { useRemedy } from '../../extension-points/remedies.ts';
import { RemedyLink } from '../../forms/RefusalHelp.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { SuspendedHead, SuspendedUntil } from './SuspendedUntil.tsx';
import type { Restriction } from './useRestriction.ts';

export interface RestrictedProps {
  restriction: Restriction;
  /** What a pause closes, in words. Default: a text for any operation. */
  title?: string | undefined;
  /** Buttons for what the member can do in the meantime. */
  children?: ReactNode;
}

function IdentityRequired({ children }: Pick<RestrictedProps, 'children'>) {
  const { t } = useTranslation(['restriction', 'shell']);
  const isInReview = useOverview()?.me.identity?.status === 'PENDING';
  const remedy = useRemedy('identity');
  return (
    <Stack>
      <SuspendedHead
        icon={<InfoIcon size={48} />}
        title={t(isInReview ? 'identity.inReview' : 'identity.title')}
      >
        <p>{t(isInReview ? 'identity.inReviewHint' : 'identity.hint')}</p>
      </SuspendedHead>
      <Actions>
        {remedy !== null && (
          <Button component={Link} to={remedy.path} variant={isInReview ? 'outlined' : 'contained'}>
            {t(`shell:${remedy.label}`)}
          </Button>
        )}
        {children}
      </Actions>
    </Stack>
  );
}

/** Why operations are closed: a pause with its end, or an identity that is not verified. Opens by itself. */
export function Restricted({ restriction: { reason, until }, title, children }: RestrictedProps) {
  const { t } = useTranslation('restriction');
  const refresh = useOverviewRefresh();
  if (until === null) return <IdentityRequired>{children}</IdentityRequired>;
  return (
    <SuspendedUntil
      until={until}
      onDue={() => void refresh()}
      words={{
        title: title ?? t('title'),
        why: reason === 'IDENTITY_REQUIRED' ? t('identity.hint') : t(`reasons.${reason}`),
        opening: t('opening'),
        at: t('opens'),
        atLocal: t('opensLocal'),
      }}
    >
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('byItself')}</p>
      {reason === 'SECURITY_CHANGE' && (
        <Notice tone="warning">
          {t('notYou')} <ContactSupport />
        </Notice>
      )}
      {children !== undefined && <Actions>{children}</Actions>}
    </SuspendedUntil>
  );
}

/** A notice that a part of a form needs a verified identity. */
export function PartlyRestricted() {
  const { t } = useTranslation('restriction');
  const remedy = useRemedy('identity');
  return (
    <Notice tone="info">
      {t('identity.partly')} {remedy !== null && <RemedyLink remedy={remedy} />}
    </Notice>
  );
}
