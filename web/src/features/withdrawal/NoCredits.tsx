import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';

/** There is nothing to withdraw: how withdrawal credits are got. */
export function NoCredits() {
  const { t } = useTranslation('withdrawal');
  return (
    <EmptyState
      title={t('none.title')}
      hint={t('none.hint')}
      action={
        <Button component={Link} to={paths.convert({ to: 'WITHDRAWAL_POINT' })}>
          {t('none.action')}
        </Button>
      }
    />
  );
}
