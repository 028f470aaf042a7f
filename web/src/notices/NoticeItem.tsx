import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, tabular, text } from '../design/theme/css.ts';
import { radius } from '../design/theme/tokens.ts';
import { Money } from '../design/ui/Money.tsx';
import { TextLink } from '../design/ui/TextLink.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { formatTime } from '../time/time.ts';
import type { EventNotice } from './event.ts';
import type { Notice } from './useNotices.ts';

const toned = (tone: Exclude<Notice['tone'], 'neutral'>) => ({
  color: color[tone].main,
  backgroundColor: color[tone].tint,
});

const Line = styled(Link)({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '2px 12px',
  padding: '12px 8px',
  borderRadius: radius.control,
  color: color.ink.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset },
  '&:focus-visible': { outlineOffset: -2 },
});

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.control,
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
  '&[data-tone="positive"]': toned('positive'),
  '&[data-tone="warning"]': toned('warning'),
  '&[data-tone="danger"]': toned('danger'),
  '&[data-tone="info"]': toned('info'),
});

const Words = styled('div')({
  minWidth: 0,
  display: 'grid',
  gap: 2,
  '& > p': {
    ...text.label,
    fontWeight: 400,
    color: color.ink.secondary,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  '& > p:first-of-type': {
    ...text.dense,
    fontWeight: 500,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: 12,
    color: color.ink.primary,
    // A long name wraps before it pushes out the mark next to it.
    '& > :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& > p[data-figures]': { ...text.dense, display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& time': tabular,
});

/** Aligned with the text. */
const Action = styled('p')({
  ...text.dense,
  padding: '0 8px 8px',
  marginInlineStart: 48,
  '& > a': { display: 'inline-block', paddingBlock: 4 },
});

const New = styled('span')({
  ...text.label,
  flexShrink: 0,
  padding: '1px 8px',
  borderRadius: radius.full,
  color: color.accent.on,
  backgroundColor: color.accent.main,
});

/** The amount that came in or that it is about; of an exchange, both amounts. */
function Figures({ amount, got, isGain = false }: EventNotice) {
  if (amount === undefined) return null;
  return (
    <p data-figures>
      <Money value={amount.value} coin={amount.unit} signed={isGain} />
      {got !== undefined && (
        <>
          <span aria-hidden>→</span>
          <Money value={got.value} coin={got.unit} />
        </>
      )}
    </p>
  );
}

export interface NoticeItemProps {
  notice: Notice;
  isNew: boolean;
  /** The member follows it to what it is about. */
  onFollow: () => void;
}

/**
 * One notice: a sentence with its time, linking to its subject, and a link to send it again where it came to nothing.
 */
export function NoticeItem({ notice, isNew, onFollow }: NoticeItemProps) {
  const { t } = useTranslation(['notices', 'common']);
  const locale = useLocale();
  const id = useId();
  const { title, tone, icon: IconOf, at, to, remarks, again } = notice;
  return (
    <>
      <Line to={to} onClick={onFollow}>
        <Tile data-tone={tone}>
          <IconOf />
        </Tile>
        <Words>
          <p>
            <span id={id}>{title}</span>
            {isNew && <New>{t('new')}</New>}
          </p>
          <Figures {...notice} />
          {remarks?.map((remark, i) => (
            <p key={i}>{remark}</p>
          ))}
          <p>
            <time dateTime={at}>{formatTime(new Date(at), locale)}</time>
          </p>
        </Words>
      </Line>
      {again !== undefined && (
        <Action>
          <TextLink to={again} aria-describedby={id} onClick={onFollow}>
            {t('common:actions.sendAgain')}
          </TextLink>
        </Action>
      )}
    </>
  );
}
