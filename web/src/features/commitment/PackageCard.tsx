import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { Commitment, CommitmentSummary } from './order.ts';
import { applicationsPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';
import { NeededRank, useFreePackageTerms } from './terms.tsx';

export interface PackageCardProps extends Pick<CommitmentSummary, 'levels'> {
  commitment: Commitment;
  onApply: () => void;
}

/**
 * A link to the application form, or why there is none. Nothing for a pending or approved application, which has its
 * own status.
 */
function Apply({ commitment, onApply }: Omit<PackageCardProps, 'levels'>) {
  const { t } = useTranslation('commitment');
  const { name, applyBlockingReason, application } = commitment;
  if (applyBlockingReason === 'PENDING' || applyBlockingReason === 'APPROVED') return null;
  if (applyBlockingReason !== null) return <p>{t(`apply.blockingReasons.${applyBlockingReason}`)}</p>;
  const again = application === null ? 'first' : 'again';
  return (
    <Actions>
      <Button
        variant={application === null ? 'outlined' : 'contained'}
        aria-label={t(`apply.${again}Of`, { name })}
        onClick={onApply}
      >
        {t(`apply.${again}`)}
      </Button>
    </Actions>
  );
}

/** A commitment package: its content, the required rank, the state of the member's application and the next step. */
export function PackageCard({ commitment, levels, onApply }: PackageCardProps) {
  const { t } = useTranslation('commitment');
  const titleId = useId();
  const given = useFreePackageTerms();
  const { name, kind, minLevel, application, claimBlockingReason } = commitment;
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>{name}</h3>
        </div>
        {application !== null && <StatusChip status={application.status} />}
      </header>
      {kind !== null && <p>{t(`kinds.${kind}.meaning`)}</p>}
      <DetailList
        details={[
          ...given(commitment),
          {
            label: t('terms.rank'),
            value: minLevel === null ? null : <NeededRank {...{ minLevel, levels }} />,
          },
        ]}
      />
      {application !== null && (
        <>
          <StatusNote {...{ application, claimBlockingReason }} />
          <p>
            <TextLink
              to={applicationsPath({ receipt: application.receiptNumber })}
              aria-label={t('packages.applicationFor', { name })}
            >
              {t('packages.application')}
            </TextLink>
          </p>
        </>
      )}
      <Apply {...{ commitment, onApply }} />
    </PackageFrame>
  );
}
