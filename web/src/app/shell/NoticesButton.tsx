import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { BellIcon } from '../../design/icons/screens.tsx';
import { color, tabular, text, visuallyHidden } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { useDelayed } from '../../time/useDelayed.ts';
import { eventSourcesFor } from '../eventSources.ts';

/** Delay of the first fetch after the balances, in ms: by then the screen has its data. */
const firstFetchDelay = 2_000;

/** More than this is not counted out on the button. */
const maxShown = 9;

const loadNotices = lazyImport(() => import('../../notices/Notices.tsx'));

/** Drawn by CSS: the button's name contains the count in words. */
const Count = styled('span')({
  '&::before': { content: 'attr(data-count)' },
  ...text.label,
  ...tabular,
  position: 'absolute',
  top: 2,
  insetInlineEnd: 1,
  minWidth: 18,
  height: 18,
  padding: '1px 4px',
  borderRadius: radius.full,
  color: color.accent.on,
  backgroundColor: color.accent.main,
  textAlign: 'center',
});

const Words = styled('span')(visuallyHidden);

/** The bell: how much is new, and at a press what. Code, texts and figures of it come after the screen's own. */
export function NoticesButton() {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unseen, setUnseen] = useState(0);
  const overview = useOverview();
  const isDue = useDelayed(overview !== null, firstFetchDelay);
  const isNeeded = isDue || anchor !== null;
  const loaded = useLazyImport(loadNotices, isNeeded);
  const sources = useLazyImport(eventSourcesFor(overview?.me ?? null), isNeeded);
  const name = unseen === 0 ? t('notices.label') : t('notices.unseen', { count: unseen });
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        // Built in pieces: on a slow phone the press is answered before the whole list is.
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <BellIcon />
        {unseen > 0 && <Count aria-hidden data-count={unseen > maxShown ? `${maxShown}+` : unseen} />}
      </IconButton>
      <Words role="status">{unseen === 0 ? '' : name}</Words>
      {loaded !== null && sources !== null && (
        <loaded.Notices
          sources={sources}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onUnseen={setUnseen}
        />
      )}
    </>
  );
}
