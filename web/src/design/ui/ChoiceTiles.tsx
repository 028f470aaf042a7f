import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons/actions.tsx';
import { color, fittingColumns, text, wholeWords } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import type { Choice } from './ChoiceMenu.tsx';

const Group = styled('div')({
  display: 'grid',
  gap: 8,
  '& > p': { ...text.dense, fontWeight: 500 },
  '& > div': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
  },
  '& > div[data-row]': { ...fittingColumns, gap: 8 },
});

const Tile = styled('button')({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  margin: 0,
  padding: '8px 12px',
  border: `1px solid ${color.line.strong}`,
  borderRadius: radius.control,
  color: color.ink.primary,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { ...wholeWords, flex: 1 },
  '& small': { ...text.label, display: 'block', fontWeight: 400, color: color.ink.secondary },
  '& > svg': { flexShrink: 0, color: color.ink.secondary },
  '&:hover': { backgroundColor: color.surface.inset },
  '&[aria-pressed="true"]': {
    borderColor: color.accent.main,
    backgroundColor: color.accent.tint,
    fontWeight: 500,
    '& > svg': { color: color.accent.main },
  },
  // Still focusable and readable, since its hint explains why it is closed.
  '&[aria-disabled="true"]': {
    color: color.ink.muted,
    borderStyle: 'dashed',
    backgroundColor: color.surface.inset,
    cursor: 'not-allowed',
  },
});

export interface TileChoice<T extends string> extends Choice<T> {
  /** Under the label: a remark, or why the choice is closed. */
  hint?: ReactNode;
  /** Not selectable at the moment; the hint explains why. */
  closed?: boolean;
}

export interface ChoiceTilesProps<T extends string> {
  /** Accessible name of the group: `Theme`. */
  label: string;
  /** Only for screen readers, when a heading shows the same text. */
  labelHidden?: boolean;
  /** Null until one is chosen. */
  value: T | null;
  choices: readonly TileChoice<T>[];
  onChoose: (value: T) => void;
  /** Forces a single row or column, for two or three choices. */
  oneRow?: boolean;
}

/**
 * A few visible choices that apply at once. Toggle buttons rather than radio buttons, because there the arrow keys
 * would apply every choice passed on the way.
 */
export function ChoiceTiles<T extends string>({
  label,
  labelHidden = false,
  value,
  choices,
  onChoose,
  oneRow = false,
}: ChoiceTilesProps<T>) {
  const id = useId();
  return (
    <Group role="group" {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}>
      {!labelHidden && <p id={id}>{label}</p>}
      <div {...(oneRow ? { 'data-row': '' } : {})}>
        {choices.map((choice) => (
          <Tile
            key={choice.value}
            type="button"
            lang={choice.lang}
            aria-pressed={choice.value === value}
            aria-disabled={choice.closed}
            onClick={() => {
              if (choice.closed !== true) onChoose(choice.value);
            }}
          >
            {choice.icon}
            <span>
              {choice.label}
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </span>
            {choice.value === value && <CheckIcon size={18} />}
          </Tile>
        ))}
      </div>
    </Group>
  );
}
