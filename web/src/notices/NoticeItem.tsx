import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { IconProps } from '../components/icons/Icon.tsx';
import { TransferIcon } from '../components/icons/navigation.tsx';
import {
  AnnouncementIcon,
  BlockedIcon,
  ErrorIcon,
  QuestionIcon,
  SuccessIcon,
} from '../components/icons/status.tsx';
import { Money } from '../components/Money.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { formatBusinessDay, formatTime } from '../lib/time.ts';
import { color, tabular, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import type { Notice, OrderNotice } from './notice.ts';

type Tone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

const looks = {
  depositCredited: { tone: 'positive', icon: SuccessIcon },
  depositRejected: { tone: 'danger', icon: ErrorIcon },
  withdrawalApproved: { tone: 'positive', icon: SuccessIcon },
  withdrawalRejected: { tone: 'danger', icon: ErrorIcon },
  withdrawalPaid: { tone: 'positive', icon: SuccessIcon },
  withdrawalNotReceived: { tone: 'warning', icon: QuestionIcon },
  withdrawalFailed: { tone: 'danger', icon: ErrorIcon },
  withdrawalCancelled: { tone: 'neutral', icon: BlockedIcon },
  convertSettled: { tone: 'positive', icon: SuccessIcon },
  transferReceived: { tone: 'positive', icon: TransferIcon },
  announcement: { tone: 'info', icon: AnnouncementIcon },
} as const satisfies Record<Notice['kind'], { tone: Tone; icon: ComponentType<IconProps> }>;

const toned = (tone: Exclude<Tone, 'neutral'>) => ({
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
    overflowWrap: 'anywhere',
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
  },
  '& > p[data-figures]': { ...text.dense, display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& time': tabular,
});

const New = styled('span')({
  ...text.label,
  flexShrink: 0,
  padding: '1px 8px',
  borderRadius: radius.full,
  color: color.accent.on,
  backgroundColor: color.accent.main,
});

/** The amount that came in or that it is about; of a convert, what became what. */
function Figures({ notice: { amount, got, isGain } }: { notice: OrderNotice }) {
  return (
    <p data-figures>
      <Money value={amount.value} coin={amount.unit} signed={isGain} />
      {got !== null && (
        <>
          <span aria-hidden>→</span>
          <Money value={got.value} coin={got.unit} />
        </>
      )}
    </p>
  );
}

/** What is said beside the sentence itself: what it means for the credits, and a reason or a note. */
function More({ notice: { kind, said, day } }: { notice: OrderNotice }) {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  return (
    <>
      {kind === 'withdrawalApproved' && day !== null && (
        <p>{t('meaning.withdrawalApproved', { day: formatBusinessDay(day, locale) })}</p>
      )}
      {said !== null && (
        <p>{kind === 'transferReceived' ? t('note', { note: said }) : t('reason', { reason: said })}</p>
      )}
      {(kind === 'depositRejected' ||
        kind === 'withdrawalRejected' ||
        kind === 'withdrawalNotReceived' ||
        kind === 'withdrawalFailed' ||
        kind === 'withdrawalCancelled') && <p>{t(`meaning.${kind}`)}</p>}
    </>
  );
}

export interface NoticeItemProps {
  notice: Notice;
  isNew: boolean;
  /** The member follows it to what it is about. */
  onFollow: () => void;
}

/** One thing that is told, in a sentence, with its time; it leads to what it is about. */
export function NoticeItem({ notice, isNew, onFollow }: NoticeItemProps) {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  const { tone, icon: IconOf } = looks[notice.kind];
  const sentence =
    notice.kind === 'announcement'
      ? notice.title
      : notice.kind === 'transferReceived'
        ? t('told.transferReceived', { name: notice.name })
        : t(`told.${notice.kind}`);
  return (
    <Line to={notice.to} onClick={onFollow}>
      <Tile data-tone={tone}>
        <IconOf />
      </Tile>
      <Words>
        <p>
          {sentence}
          {isNew && <New>{t('new')}</New>}
        </p>
        {notice.kind !== 'announcement' && (
          <>
            <Figures notice={notice} />
            <More notice={notice} />
          </>
        )}
        <p>
          <time dateTime={notice.at}>{formatTime(new Date(notice.at), locale)}</time>
        </p>
      </Words>
    </Line>
  );
}
