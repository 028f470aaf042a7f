import { styled } from '@mui/material/styles';
import { Actions } from '../components/surface.tsx';
import { color, text } from '../theme/css.ts';
import { breakpoints, frame, radius } from '../theme/tokens.ts';

/** One column 560 wide, and on desktop a side panel for the flow's recent orders. */
export const FlowColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${frame.flow}px)`,
  gap: 16,
  alignItems: 'start',
  // What the keyboard goes to stays clear of the header and of the buttons that stick.
  '& input, & select, & textarea': { scrollMargin: `${frame.header + 16}px 0 ${frame.bottomTabs + 160}px` },
  [`@media (min-width: ${breakpoints.desktop}px)`]: {
    '&[data-aside="true"]': { gridTemplateColumns: `minmax(0, ${frame.flow}px) minmax(280px, 1fr)` },
  },
});

const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`;

/** Lower than this, an open keyboard or a large zoom leaves too little room for buttons that stay in sight. */
const leastHeight = 600;

/** The buttons of a step. On a phone they stay above the tabs, whatever the length of the form. */
export const FlowActions = styled(Actions)({
  [`@media ${phone}`]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: 8 },
  [`@media ${phone} and (min-height: ${leastHeight}px)`]: {
    position: 'sticky',
    bottom: `calc(${frame.bottomTabs}px + env(safe-area-inset-bottom))`,
    zIndex: 1,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderTop: `1px solid ${color.line.soft}`,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    backgroundColor: color.surface.card,
  },
});

const Steps = styled('ol')({
  ...text.label,
  display: 'flex',
  gap: 8,
  marginBottom: 20,
  color: color.ink.muted,
  '& > li': { flex: 1, display: 'grid', gap: 6, minWidth: 0 },
  '& > li::before': { content: '""', height: 3, borderRadius: 2, backgroundColor: color.line.strong },
  '& > li[data-reached="true"]::before': { backgroundColor: color.accent.main },
  '& > li[aria-current]': { color: color.ink.primary },
});

/** How far the member is, in words and in bars. */
export function FlowSteps({
  names,
  current,
  label,
}: {
  names: readonly string[];
  current: number;
  label: string;
}) {
  return (
    <Steps aria-label={label}>
      {names.map((name, i) => (
        <li key={name} data-reached={i <= current} aria-current={i === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </Steps>
  );
}
