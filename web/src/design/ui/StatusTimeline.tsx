import { styled } from '@mui/material/styles';
import { CheckIcon, CloseIcon } from '../icons/actions.tsx';
import { color, text } from '../theme/css.ts';
import { DateTime } from './DateTime.tsx';

const List = styled('ol')({
  ...text.dense,
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: 12,
    paddingBottom: 16,
    color: color.ink.muted,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 11,
    top: 24,
    bottom: 0,
    width: 2,
    backgroundColor: color.line.strong,
  },
  '& > li[data-state="done"], & > li[data-state="current"], & > li[data-state="failed"]': {
    color: color.ink.primary,
  },
  '& > li[data-state="done"]:not(:last-of-type)::before': { backgroundColor: color.positive.main },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 999,
  border: `2px solid ${color.line.strong}`,
  backgroundColor: color.surface.raised,
  'li[data-state="done"] > &': {
    borderColor: color.positive.main,
    backgroundColor: color.positive.main,
    color: color.positive.on,
  },
  'li[data-state="current"] > &': { borderColor: color.accent.main, borderWidth: 7 },
  'li[data-state="failed"] > &': {
    borderColor: color.danger.main,
    backgroundColor: color.danger.main,
    color: color.danger.on,
  },
});

export interface TimelineStep {
  label: string;
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** ISO 8601. */
  at?: string | undefined;
  note?: string | undefined;
}

/** The steps of an order, in a vertical timeline. */
export function StatusTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <List>
      {steps.map(({ label, state, at, note }) => (
        <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot aria-hidden>
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'failed' && <CloseIcon size={14} />}
          </Dot>
          <div>
            {label}
            {at !== undefined && (
              <small>
                <DateTime value={at} />
              </small>
            )}
            {note !== undefined && <small>{note}</small>}
          </div>
        </li>
      ))}
    </List>
  );
}
