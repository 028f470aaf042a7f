import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFocusOnMount } from '../../browser/useFocusOnMount.ts';
import { SuccessIcon } from '../../design/icons/status.tsx';
import { DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
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
