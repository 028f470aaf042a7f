import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { TermsIcon } from '../components/icons/screens.tsx';
import { termsPath } from '../lib/paths.ts';

/** Stands in place of a form while the member has not accepted the terms in force: the platform would refuse its order. */
export function TermsFirst() {
  const { t } = useTranslation('flow');
  return (
    <EmptyState
      icon={<TermsIcon size={32} />}
      title={t('terms.title')}
      hint={t('terms.hint')}
      action={
        <Button component={Link} to={termsPath}>
          {t('terms.action')}
        </Button>
      }
    />
  );
}
