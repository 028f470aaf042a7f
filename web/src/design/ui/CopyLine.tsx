import { styled } from '@mui/material/styles';
import { color, text as type } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';

const Line = styled('div')({
  ...type.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 6px 6px 12px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' },
});

export interface CopyLineProps {
  /** The text as it is copied: a link or an id, in no language. */
  text: string;
  /** Accessible name of what is copied. */
  label: string;
}

/** A text to pass on, with a button that copies it. */
export function CopyLine({ text, label }: CopyLineProps) {
  return (
    <Line>
      <span translate="no">{text}</span>
      <CopyButton text={text} label={label} />
    </Line>
  );
}
