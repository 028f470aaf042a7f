import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { CancelWithdrawal, type CancelWithdrawalProps } from './CancelWithdrawal.tsx';
import { Help } from './StateNotes.tsx';

const State = styled('div')({ display: 'grid', gap: 12, outline: 'none' });

/**
 * What the state of a withdrawal means, and the button that cancels it while that is possible. With the texts
 * `withdrawalStates`.
 */
export function StatePanel({ withdrawal, onCancelled, onChanged }: CancelWithdrawalProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <State ref={place} tabIndex={-1}>
      <Help {...withdrawal} />
      {withdrawal.canCancel && (
        <CancelWithdrawal
          withdrawal={withdrawal}
          onCancelled={onCancelled}
          onChanged={() => {
            onChanged();
            // The focused button is gone, or about to be.
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </State>
  );
}
