import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFocusOnMount } from '../../browser/useFocusOnMount.ts';
import { BlockedIcon, ClockIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { Receipt } from '../receipt/Receipt.tsx';
import type { ResultContent } from './content.ts';

export const ResultHead = styled('div')({
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

/** The outcome of an order, its receipt number, and what to do next. Printed, it is a receipt. */
export function Result({
  title,
  outcome = 'done',
  body,
  receipt,
  details,
  next,
  again,
  againTo = null,
  onAgain,
}: ResultContent & { onAgain: () => void }) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const IconOf = icons[outcome];
  return (
    <Receipt {...receipt}>
      {/* On paper, too: it may name who got it. */}
      <ResultHead data-outcome={outcome}>
        <span data-screen>
          <IconOf size={48} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </ResultHead>
      {body !== undefined && body !== null && <Stack data-screen>{body}</Stack>}
      <DetailList details={[copied(t('order.receiptNumber'), receipt.receiptNumber), ...details]} />
      <Actions>
        {againTo === null ? (
          <Button onClick={onAgain}>{again}</Button>
        ) : (
          // Leaving the place of the result starts the flow over.
          <Button component={Link} to={againTo} replace>
            {again}
          </Button>
        )}
        <Button component={Link} to={next.to} variant="outlined">
          {next.label}
        </Button>
      </Actions>
    </Receipt>
  );
}
