import { styled } from '@mui/material/styles';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { ChevronRightIcon } from './icons/actions.tsx';
import type { IconProps } from './icons/Icon.tsx';

/** Rows of a card, parted by lines; the first and the last keep the card's own padding. */
export const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: -8,
  '& > :not(:last-child)': { borderBottom: `1px solid ${color.line.soft}` },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 64,
  paddingBlock: 12,
} as const;

const Line = styled('div')(line);

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: radius.control,
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
  '&[data-tone="warning"]': { color: color.warning.main, backgroundColor: color.warning.tint },
  '&[data-tone="info"]': { color: color.info.main, backgroundColor: color.info.tint },
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > :first-of-type': { ...text.dense, fontWeight: 500, color: color.ink.primary },
  '& > * + *': { ...text.label, fontWeight: 400, color: color.ink.secondary, textWrap: 'pretty' },
});

interface RowWords {
  icon?: ComponentType<IconProps>;
  /** Colours the icon where the row asks for attention. */
  tone?: 'warning' | 'info';
  label: string;
  hint?: ReactNode;
}

function RowText({ icon: IconOf, tone, label, hint, labelId }: RowWords & { labelId?: string }) {
  return (
    <>
      {IconOf !== undefined && (
        <Tile data-tone={tone}>
          <IconOf />
        </Tile>
      )}
      <Words>
        <p id={labelId}>{label}</p>
        {hint !== undefined && <p>{hint}</p>}
      </Words>
    </>
  );
}

export interface RowProps extends RowWords {
  /** On the right: a switch, a button. Named by the row through `labelId`. */
  control: (labelId: string) => ReactNode;
}

/** A row with something to press on its right. */
export function Row({ control, ...words }: RowProps) {
  const labelId = useId();
  return (
    <Line>
      <RowText {...words} labelId={labelId} />
      {control(labelId)}
    </Line>
  );
}

const LinkLine = styled(Link)({
  ...line,
  color: 'inherit',
  textDecoration: 'none',
  // Its point stands on the edge of the column, as figures do.
  '& > svg': { flexShrink: 0, marginInlineEnd: -6, color: color.ink.muted },
  '&:hover > svg': { color: color.accent.main },
  '&:hover p:first-of-type': { color: color.accent.main },
});

export interface LinkRowProps extends RowWords {
  to: string;
  /** Before the arrow: a state. */
  end?: ReactNode;
}

/** A row that leads to another screen. */
export function LinkRow({ to, end, ...words }: LinkRowProps) {
  return (
    <LinkLine to={to}>
      <RowText {...words} />
      {end}
      <ChevronRightIcon />
    </LinkLine>
  );
}
