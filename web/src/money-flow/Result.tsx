import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { copied, DetailList } from '../components/DetailList.tsx';
import { BlockedIcon, ClockIcon, SuccessIcon } from '../components/icons/status.tsx';
import { Actions, Stack } from '../components/surface.tsx';
import { useFocusOnMount } from '../lib/useFocusOnMount.ts';
import { color, text } from '../theme/css.ts';
import type { ResultContent } from './content.ts';

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '12px 0',
  textAlign: 'center',
  color: color.positive.main,
  '&[data-outcome="waiting"]': { color: color.info.main },
  '&[data-outcome="ended"]': { color: color.ink.secondary },
  '& h2': {
    ...text.section,
    color: color.ink.primary,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  },
});

const icons = { done: SuccessIcon, waiting: ClockIcon, ended: BlockedIcon } as const;

/** The outcome of an order, its receipt number, and what to do next. */
export function Result({
  title,
  outcome = 'done',
  body,
  receiptNumber,
  details,
  next,
  again,
  onAgain,
}: ResultContent & { onAgain: () => void }) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const IconOf = icons[outcome];
  return (
    <Stack>
      <Head data-outcome={outcome}>
        <IconOf size={48} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </Head>
      {body}
      <DetailList details={[copied(t('order.receiptNumber'), receiptNumber), ...details]} />
      <Actions>
        <Button onClick={onAgain}>{again}</Button>
        <Button component={Link} to={next.to} variant="outlined">
          {next.label}
        </Button>
      </Actions>
    </Stack>
  );
}
