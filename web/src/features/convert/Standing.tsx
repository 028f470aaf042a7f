import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../theme/css.ts';
import { CancelConvert, type CancelConvertProps } from './CancelConvert.tsx';
import { TimeToSettle } from './PendingConverts.tsx';
import { sentenceOf } from './words.ts';

const Frame = styled('div')({
  ...text.dense,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginTop: -12,
  textAlign: 'center',
  color: color.ink.secondary,
  '&:focus': { outline: 'none' },
  '& > p': { maxWidth: 440, textWrap: 'pretty' },
  '& > p[data-clock]': { ...text.body, fontWeight: 600, color: color.ink.primary },
});

/** Under the title of a result: where the order stands, and while it is pending how long it can still be cancelled. */
export function Standing({ order, onCancel }: CancelConvertProps) {
  const { t } = useTranslation('convert');
  const frame = useRef<HTMLDivElement>(null);
  const isPending = order.status === 'PENDING';
  return (
    <Frame ref={frame} tabIndex={-1}>
      <p role="status">{t(`result.${order.status}.body`, sentenceOf(order))}</p>
      {isPending && (
        <>
          <p data-clock>
            <TimeToSettle order={order} />
          </p>
          <CancelConvert
            order={order}
            onCancel={async (cancelled) => {
              await onCancel(cancelled);
              // The button that had the focus is gone.
              frame.current?.focus();
            }}
          />
        </>
      )}
    </Frame>
  );
}
