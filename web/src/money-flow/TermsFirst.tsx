import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { TermsIcon } from '../components/icons/screens.tsx';
import { termsPath } from '../lib/paths.ts';

export interface TermsFirstProps {
  /** Whether the form has something that the member entered. */
  isTyped: boolean;
}

/** Stands in place of a form while the member has not accepted the terms in force: the platform would refuse its order. */
export function TermsFirst({ isTyped }: TermsFirstProps) {
  const { t } = useTranslation('flow');
  return (
    <EmptyState
      icon={<TermsIcon size={32} />}
      title={t('terms.title')}
      hint={t(isTyped ? 'terms.hintKept' : 'terms.hint')}
      action={
        <Button component={Link} to={termsPath}>
          {t('terms.action')}
        </Button>
      }
    />
  );
}
