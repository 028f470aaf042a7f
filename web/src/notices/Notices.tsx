import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverview } from '../data/overview/overview.tsx';
import { CloseIcon } from '../design/icons/actions.tsx';
import { color } from '../design/theme/css.ts';
import { DetailDrawer } from '../design/ui/DetailDrawer.tsx';
import { FloatingPanel } from '../design/ui/FloatingPanel.tsx';
import { SectionTitle } from '../design/ui/surface.tsx';
import { useIsPhone } from '../design/ui/useWidth.ts';
import type { EventTexts } from '../i18n/resources.ts';
import type { EventSource } from './event.ts';
import { NoticeList } from './NoticeList.tsx';
import type texts from './texts/en-US.json';
import { filterUnseen, useNotices } from './useNotices.ts';
import { useSeen } from './useSeen.ts';

declare module '../i18n/resources.ts' {
  interface SharedTexts {
    /** Texts of the bell and of the dashboard's events. */
    notices: typeof texts & { features: EventTexts };
  }
}

const panelWidth = 420;

const Head = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 12px 6px 20px',
  backgroundColor: color.surface.raised,
});

const Body = styled('div')({ padding: '0 20px 16px' });

export interface NoticesProps {
  /** Those of every feature; always the same. */
  sources: readonly EventSource[];
  /** The button that opens it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How many the member has not seen. */
  onUnseen: (count: number) => void;
}

/**
 * The member's notices: polls while closed, and shows them while open, below the button or, on a phone, in a sheet.
 * Opening marks all as seen; new ones stay marked until it closes.
 */
export function Notices({ sources, anchor, onClose, onUnseen }: NoticesProps) {
  const { t } = useTranslation(['notices', 'common']);
  const isPhone = useIsPhone();
  const isOpen = anchor !== null;
  const notices = useNotices(sources);
  const [seenAt, see] = useSeen(useOverview()?.me.id ?? null);
  const [seenBefore, setSeenBefore] = useState<number | null>(null);
  if (isOpen && seenBefore === null) setSeenBefore(seenAt);
  if (!isOpen && seenBefore !== null) setSeenBefore(null);

  const { data } = notices;
  const newest = data?.[0]?.at ?? null;
  const unseen = data === null ? 0 : filterUnseen(data, seenAt).length;
  const refetchNotices = useEffectEvent(notices.reload);
  const reportUnseen = useEffectEvent(onUnseen);
  const seeAll = useEffectEvent(see);
  useEffect(() => {
    if (isOpen) refetchNotices();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && newest !== null) seeAll(Date.parse(newest));
  }, [isOpen, newest]);
  useEffect(() => reportUnseen(unseen), [unseen]);

  const list = <NoticeList notices={notices} seenAt={seenBefore ?? seenAt} onFollow={onClose} />;
  if (isPhone) {
    return (
      <DetailDrawer open={isOpen} title={t('title')} onClose={onClose}>
        <div>{list}</div>
      </DetailDrawer>
    );
  }
  return (
    <FloatingPanel anchor={anchor} label={t('title')} width={panelWidth} onClose={onClose}>
      <Head>
        <SectionTitle>{t('title')}</SectionTitle>
        <IconButton onClick={onClose} aria-label={t('common:actions.close')}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>{list}</Body>
    </FloatingPanel>
  );
}
