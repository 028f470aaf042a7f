import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../browser/useFocusOnMount.ts';
import { color, text } from '../../design/theme/css.ts';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { AgreementForm } from '../../extension-points/agreement.ts';
import { StepActions } from './layout.tsx';

const Hint = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface TermsStepProps {
  /** Back to the form. */
  onChange: () => void;
}

/**
 * Asks a member who has not accepted the terms in force to accept them before the review: the platform would refuse
 * the order. The review follows as soon as they are accepted.
 */
export function TermsStep({ onChange }: TermsStepProps) {
  const { t } = useTranslation('flow');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack>
      <div>
        <SectionTitle ref={heading} tabIndex={-1}>
          {t('terms.title')}
        </SectionTitle>
        <Hint>{t('terms.hint')}</Hint>
      </div>
      {use(AgreementForm)}
      <StepActions>
        <Button variant="outlined" size="large" onClick={onChange}>
          {t('review.change')}
        </Button>
      </StepActions>
    </Stack>
  );
}
