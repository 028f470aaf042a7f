import { styled } from '@mui/material/styles';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../icons/actions.tsx';
import type { IconProps } from '../icons/Icon.tsx';
import { color, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { TextLink } from './TextLink.tsx';

/** Rows of a card with dividers; first and last keep the card's padding. */
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
  // Rows with an action below the text are aligned to their top.
  '&[data-tall]': { alignItems: 'start' },
} as const;

/** A wide control wraps below the text when there is no room next to it. */
const Line = styled('div')({
  ...line,
  flexWrap: 'wrap',
  '& > :last-child': { marginInlineStart: 'auto' },
});

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
  '&[data-tone="danger"]': { color: color.danger.main, backgroundColor: color.danger.tint },
  '&[data-tone="info"]': { color: color.info.main, backgroundColor: color.info.tint },
});

/** The narrowest that the words may get, in px. */
const wordsWidth = 132;

const Words = styled('div')({
  flex: `1 1 ${wordsWidth}px`,
  minWidth: 0,
  '& > :first-of-type': { ...text.dense, fontWeight: 500, color: color.ink.primary },
  '& > * + *': { ...text.label, fontWeight: 400, color: color.ink.secondary, textWrap: 'pretty' },
});

const Action = styled('p')({ '&&': { ...text.dense, marginTop: 4 } });

interface RowWords {
  icon?: ComponentType<IconProps>;
  /** Colours the icon when the row needs attention. */
  tone?: 'warning' | 'danger' | 'info' | undefined;
  label: string;
  hint?: ReactNode;
}

interface RowTextProps extends RowWords {
  labelId?: string;
  to?: string | undefined;
  action?: ReactNode;
}

function RowText({ icon: IconOf, tone, label, hint, labelId, to, action }: RowTextProps) {
  return (
    <>
      {IconOf !== undefined && (
        <Tile data-tone={tone}>
          <IconOf />
        </Tile>
      )}
      <Words>
        <p id={labelId}>{to === undefined ? label : <TextLink to={to}>{label}</TextLink>}</p>
        {hint !== undefined && <p>{hint}</p>}
        {action !== undefined && <Action>{action}</Action>}
      </Words>
    </>
  );
}

export interface RowProps extends RowWords {
  /** On the right: a switch or button, labelled by the row through `labelId`. */
  control: (labelId: string) => ReactNode;
  /** Turns the label into a link. */
  to?: string | undefined;
  /** Below the text: a link to what can be done. */
  action?: ((labelId: string) => ReactNode) | undefined;
}

/** A row with a control on its right. */
export function Row({ control, action, ...words }: RowProps) {
  const labelId = useId();
  return (
    <Line {...(action === undefined ? {} : { 'data-tall': '' })}>
      <RowText {...words} labelId={labelId} action={action?.(labelId)} />
      {control(labelId)}
    </Line>
  );
}

const LinkLine = styled(Link)({
  ...line,
  color: 'inherit',
  textDecoration: 'none',
  // The tip of the arrow aligns with the edge of the column.
  '& > svg': { flexShrink: 0, marginInlineEnd: -6, color: color.ink.muted },
  '&:hover > svg': { color: color.accent.main },
  '&:hover p:first-of-type': { color: color.accent.main },
  '@media (max-width: 359px)': { flexWrap: 'wrap' },
});

/** Wraps below the text on the narrowest phones. */
const End = styled('span')({
  '@media (max-width: 359px)': { order: 1, flexBasis: '100%', paddingInlineStart: 52 },
});

export interface LinkRowProps extends RowWords {
  to: string;
  /** Before the arrow, such as a status. */
  end?: ReactNode;
}

/** A row that links to another screen. */
export function LinkRow({ to, end, ...words }: LinkRowProps) {
  return (
    <LinkLine to={to}>
      <RowText {...words} />
      {end !== undefined && <End>{end}</End>}
      <ChevronRightIcon />
    </LinkLine>
  );
}
