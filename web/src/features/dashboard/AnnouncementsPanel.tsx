import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { ChevronDownIcon } from '../../design/icons/actions.tsx';
import { AnnouncementIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { motion, radius } from '../../design/theme/tokens.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Centered, Panel } from '../../screens/Panel.tsx';
import { useDashboardAnnouncementsQuery, type DashboardAnnouncementsQuery } from './dashboard.generated.ts';

export type Announcement = DashboardAnnouncementsQuery['media'][number];

/** How many are shown at first, and how many more each time. */
const atFirst = 4;
const further = 10;

const rowHeight = 64;

const Item = styled('details')({
  borderBottom: `1px solid ${color.line.soft}`,
  '&:last-of-type': { borderBottom: 0 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: rowHeight,
    padding: '10px 8px',
    margin: '0 -8px',
    borderRadius: radius.control,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: color.surface.inset },
  '& summary > div': { flex: 1, minWidth: 0 },
  '& summary h3': { ...text.dense, fontWeight: 500, overflowWrap: 'anywhere' },
  '& summary p': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  '& summary > svg': { color: color.ink.muted, transition: `transform ${motion.quick}ms` },
  '&[open] summary > svg': { transform: 'rotate(180deg)' },
});

const Body = styled('div')({
  ...text.dense,
  display: 'grid',
  gap: 12,
  padding: '0 0 16px',
  color: color.ink.secondary,
  maxWidth: 640,
  '& p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

const Foot = styled('div')({ display: 'grid', justifyContent: 'center', paddingTop: 12 });

/** Paragraphs are parted by an empty line. */
const paragraphs = (body: string) =>
  body.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((words) => words.trim() !== '');

interface AnnouncementItemProps {
  announcement: Announcement;
  /** The address links to it: it is open, scrolled into view and focused. */
  isLinked: boolean;
}

function AnnouncementItem({ announcement, isLinked }: AnnouncementItemProps) {
  const item = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked || item.current === null) return;
    item.current.open = true;
    item.current.scrollIntoView({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <Item ref={item}>
      <summary ref={summary}>
        <div>
          <h3>{announcement.title}</h3>
          {announcement.publishedAt !== null && (
            <p>
              <DateTime value={announcement.publishedAt} />
            </p>
          )}
        </div>
        <ChevronDownIcon />
      </summary>
      <Body>
        {paragraphs(announcement.body).map((words, i) => (
          <p key={i}>{words}</p>
        ))}
      </Body>
    </Item>
  );
}

function List({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useTranslation('dashboard');
  const [more, setMore] = useState(atFirst);
  const linkedId = useSearchParams()[0].get('announcement');
  const shown = Math.max(more, announcements.findIndex(({ id }) => id === linkedId) + 1);
  return (
    <>
      {announcements.slice(0, shown).map((announcement) => (
        <AnnouncementItem
          key={announcement.id}
          announcement={announcement}
          isLinked={announcement.id === linkedId}
        />
      ))}
      {announcements.length > shown && (
        <Foot>
          <Button variant="outlined" size="small" onClick={() => setMore(shown + further)}>
            {t('announcements.more')}
          </Button>
        </Foot>
      )}
    </>
  );
}

/** The platform's announcements, newest first; each expands in place. */
export function AnnouncementsPanel() {
  const { t } = useTranslation('dashboard');
  const announcements = mapLoaded(
    toPanel(useDashboardAnnouncementsQuery(panelOptions)),
    ({ media }) => media,
  );
  return (
    <Panel
      title={t('announcements.title')}
      loaded={announcements}
      skeleton={<SkeletonRows count={atFirst} height={rowHeight} />}
    >
      {(data) =>
        data.length === 0 ? (
          <Centered>
            <EmptyState icon={<AnnouncementIcon size={32} />} title={t('announcements.empty')} />
          </Centered>
        ) : (
          <List announcements={data} />
        )
      }
    </Panel>
  );
}
