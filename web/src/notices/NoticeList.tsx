import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hasError, type Loaded } from '../browser/loaded.ts';
import { BellIcon } from '../design/icons/screens.tsx';
import { color, text } from '../design/theme/css.ts';
import { EmptyState } from '../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../design/ui/SkeletonRows.tsx';
import { TextLink } from '../design/ui/TextLink.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { groupByDay } from '../orders/records/batches.ts';
import { recordsPath } from '../orders/records/paths.ts';
import { ErrorPanel } from '../screens/ErrorPanel.tsx';
import { businessZoneName, formatBusinessDay } from '../time/time.ts';
import { NoticeItem } from './NoticeItem.tsx';
import type { Notice } from './useNotices.ts';

/** px, of a notice of three lines; as many of them as a panel shows at once. */
const rowHeight = 88;
const shownAtOnce = 5;

const Days = styled('div')({
  // The button has padding; its label aligns with the heading.
  marginInline: -8,
  '& > section + section': { marginTop: 8 },
  '& h3': { ...text.label, padding: '4px 8px', color: color.ink.secondary },
  '& h3 > small': { ...text.label, fontWeight: 400, color: color.ink.muted },
  '& li + li': { borderTop: `1px solid ${color.line.soft}` },
});

const Foot = styled('p')({
  ...text.dense,
  paddingTop: 12,
  borderTop: `1px solid ${color.line.soft}`,
  textAlign: 'center',
});

const occurredAt = ({ at }: Notice) => at;

export interface NoticeListProps {
  notices: Loaded<readonly Notice[]>;
  /** What came after this instant, in ms since 1970, is marked as new. */
  seenAt: number;
  onFollow: () => void;
}

/** All notices, newest first, by business day. */
export function NoticeList({ notices, seenAt, onFollow }: NoticeListProps) {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  const { data, error, reload } = notices;
  if (data === null) {
    return hasError(notices) ? (
      <ErrorPanel error={error} onRetry={reload} />
    ) : (
      <SkeletonRows count={shownAtOnce} height={rowHeight} />
    );
  }
  if (data.length === 0) {
    return <EmptyState icon={<BellIcon size={32} />} title={t('empty')} hint={t('emptyHint')} />;
  }
  return (
    <>
      <Days>
        {groupByDay(data, occurredAt).map(({ day, rows }) => (
          <section key={day}>
            <h3>
              {formatBusinessDay(day, locale)} <small>{businessZoneName}</small>
            </h3>
            <ul>
              {rows.map((notice) => (
                <li key={notice.id}>
                  <NoticeItem notice={notice} isNew={Date.parse(notice.at) > seenAt} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Days>
      <Foot>
        <TextLink to={recordsPath()} onClick={onFollow}>
          {t('all')}
        </TextLink>
      </Foot>
    </>
  );
}
