import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { toFreePackageDraft, type FreePackageDraft, type Commitment } from './order.ts';
import { commitmentPath } from './paths.ts';
import { Claimed } from './StatusNote.tsx';
import { packageCoin } from './words.ts';

export interface FreePackageProps {
  commitment: Commitment;
  onReview: (draft: FreePackageDraft) => void;
}

/** That the member has not applied for it, and the way there, or why there is none. */
function NotApplied({ id, name, applyBlockingReason }: Commitment) {
  const { t } = useTranslation('commitment');
  return (
    <p>
      {t('free.blockingReasons.NOT_APPLIED')}{' '}
      {applyBlockingReason === null && (
        <TextLink to={commitmentPath({ package: id })} aria-label={t('apply.firstOf', { name })}>
          {t('apply.first')}
        </TextLink>
      )}
      {(applyBlockingReason === 'CLOSED' || applyBlockingReason === 'LEVEL') &&
        t(`apply.blockingReasons.${applyBlockingReason}`)}
    </p>
  );
}

/** The button that reviews the claim, or why there is none. */
function Claim({ commitment, onReview }: FreePackageProps) {
  const { t } = useTranslation('commitment');
  const { name, claimBlockingReason, application } = commitment;
  switch (claimBlockingReason) {
    case 'NOT_APPLIED':
      return <NotApplied {...commitment} />;
    case 'CLAIMED':
      return <Claimed at={application?.claimedAt ?? null} />;
    case 'NOT_APPROVED':
    case 'LEVEL':
    case 'RUNNING':
      return (
        <Notice tone="warning" title={t('free.forbidden')}>
          {t(`free.blockingReasons.${claimBlockingReason}`)}
        </Notice>
      );
    case null: {
      const draft = toFreePackageDraft(commitment);
      return (
        draft !== null && (
          <Actions>
            <Button aria-label={t('free.claimOf', { name })} onClick={() => onReview(draft)}>
              {t('free.claim')}
            </Button>
          </Actions>
        )
      );
    }
  }
}

/** A free package: what it is, for which commitment, and the way to claim it. */
export function FreePackage(props: FreePackageProps) {
  const { t } = useTranslation('commitment');
  const titleId = useId();
  const { name, packageName, amount, contractDays, kind, application } = props.commitment;
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>
            {packageName ?? name}
            {amount !== null && (
              <>
                {' · '}
                <Money value={amount} coin={packageCoin} alwaysShown />
              </>
            )}
          </h3>
          <p>{t('free.for', { name })}</p>
          {kind !== null && contractDays !== null && (
            <p>
              {t(`kinds.${kind}.name`)} · {t('terms.days', { count: contractDays })}
            </p>
          )}
        </div>
        {application !== null && <StatusChip status={application.status} />}
      </header>
      <Claim {...props} />
    </PackageFrame>
  );
}
