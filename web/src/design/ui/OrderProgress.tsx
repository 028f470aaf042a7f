import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, tabular, text } from '../theme/css.ts';
import { StatusChip, type Status } from './StatusChip.tsx';
import { StatusTimeline, type TimelineStep } from './StatusTimeline.tsx';
import { SectionTitle } from './surface.tsx';

const Part = styled('div')({ display: 'grid', gap: 12 });

const State = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: color.ink.secondary,
});

export interface OrderProgressProps {
  status: Status;
  /** `Step 2 of 6` */
  position?: string;
  /** What the state means and what the member must do. */
  help: ReactNode;
  /** Title of the timeline. */
  title: string;
  steps: readonly TimelineStep[];
}

/** Top of an order's details: its state, what to do, and the timeline. */
export function OrderProgress({ status, position, help, title, steps }: OrderProgressProps) {
  return (
    <>
      <Part>
        <State>
          <StatusChip status={status} />
          {position}
        </State>
        {/* What can be done is of no use on paper. */}
        <Part data-screen>{help}</Part>
      </Part>
      <Part>
        <SectionTitle as="h3">{title}</SectionTitle>
        <StatusTimeline steps={steps} />
      </Part>
    </>
  );
}
