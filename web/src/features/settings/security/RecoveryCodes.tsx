import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../../browser/useFocusNext.ts';
import { useOverview } from '../../../data/overview/overview.tsx';
import { DownloadIcon } from '../../../design/icons/actions.tsx';
import { color, tabular, text } from '../../../design/theme/css.ts';
import { radius } from '../../../design/theme/tokens.ts';
import { CopyButton } from '../../../design/ui/CopyButton.tsx';
import { Notice } from '../../../design/ui/Notice.tsx';
import { Actions, Stack } from '../../../design/ui/surface.tsx';
import { downloadText, printText } from './paper.ts';

const Frame = styled('div')({
  paddingBlock: '4px 20px',
  '& h3': { ...text.body, fontWeight: 600, outline: 'none' },
});

const List = styled('ul')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  padding: '12px 14px',
  listStyle: 'none',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& li': { ...text.body, fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' },
});

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes, shown until they are saved: to copy, to keep as a file, or on paper. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const userName = useOverview()?.me.userName ?? '';
  useEffect(() => {
    // The form that made them is gone. Where the member comes back to them, the screen has the focus.
    focusIfLost(heading.current);
  }, []);
  const title = t('security.recovery.heading', { userName });
  const all = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <Frame>
      <Stack>
        <h3 ref={heading} tabIndex={-1}>
          {t('security.recovery.showTitle')}
        </h3>
        <Notice tone="warning">{t('security.recovery.show')}</Notice>
        <List aria-label={t('security.recovery.label')} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
        <Actions>
          <CopyButton text={all} label={t('security.recovery.label')} words={t('security.recovery.copy')} />
          <Button
            variant="outlined"
            startIcon={<DownloadIcon size={18} />}
            onClick={() => downloadText('recovery-codes.txt', all)}
          >
            {t('security.recovery.download')}
          </Button>
          <Button variant="outlined" onClick={() => printText(title, codes)}>
            {t('security.recovery.print')}
          </Button>
        </Actions>
        <div>
          <Button size="large" onClick={onSaved}>
            {t('security.recovery.saved')}
          </Button>
        </div>
      </Stack>
    </Frame>
  );
}
