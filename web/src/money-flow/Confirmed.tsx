import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailList, type Detail } from '../components/DetailList.tsx';
import { SuccessIcon } from '../components/icons/status.tsx';
import { Actions, Stack } from '../components/surface.tsx';
import { useFocusOnMount } from '../lib/useFocusOnMount.ts';
import { ResultHead } from './Result.tsx';

interface ConfirmedProps {
  /** What was reviewed. */
  details: readonly Detail[];
  historyPath: string;
  onAgain: () => void;
}

/** The outcome of an order that the platform confirmed without returning it: it has no receipt number here. */
export function Confirmed({ details, historyPath, onAgain }: ConfirmedProps) {
  const { t } = useTranslation('flow');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack>
      <ResultHead>
        <SuccessIcon size={48} />
        <h2 ref={heading} tabIndex={-1}>
          {t('confirmed.title')}
        </h2>
      </ResultHead>
      <DetailList details={details} />
      <Actions>
        <Button onClick={onAgain}>{t('confirmed.again')}</Button>
        <Button component={Link} to={historyPath} variant="outlined">
          {t('unknown.history')}
        </Button>
      </Actions>
    </Stack>
  );
}
