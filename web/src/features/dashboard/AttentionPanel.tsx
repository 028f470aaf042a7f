import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsIcon } from '../../design/icons/screens.tsx';
import { InfoIcon } from '../../design/icons/status.tsx';
import { LinkRow, Row, Rows } from '../../design/ui/Rows.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { termsPath } from '../../extension-points/paths.ts';
import { settingsPath, useCanAddEmail } from '../settings/index.ts';
import { AttentionRow } from './AttentionRow.tsx';
import type { UrgentEvent } from './useUrgentEvents.ts';

export interface Attention {
  /** The terms in force wait for the member's consent. */
  readonly terms: boolean;
  /** No e-mail address is known, and the member has not put the note away. */
  readonly noEmail: boolean;
  /** What has happened that asks something of the member. */
  readonly events: readonly UrgentEvent[];
}

const Title = styled(SectionTitle)({ marginBottom: 12, '&:focus': { outline: 'none' } });

export interface AttentionPanelProps {
  attention: Attention;
  onEmailNoted: () => void;
  /** How an event is dismissed; null where it cannot be. */
  getDismiss: (event: UrgentEvent) => (() => void) | null;
}

/** The way to the settings, where they take an address. */
function AddEmail() {
  const { t } = useTranslation('dashboard');
  return useCanAddEmail() && <TextLink to={settingsPath}>{t('attention.addEmail')}</TextLink>;
}

/** That support alone can help without an address. */
function NoEmail({ onNoted }: { onNoted: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Row
      icon={InfoIcon}
      tone="info"
      label={t('attention.noEmail')}
      hint={
        <>
          {t('attention.noEmailHint')} <AddEmail />
        </>
      }
      control={(labelId) => (
        <Button variant="outlined" size="small" aria-describedby={labelId} onClick={onNoted}>
          {t('attention.noted')}
        </Button>
      )}
    />
  );
}

/** How many lines are shown until the member asks for all. */
const shownAtFirst = 3;

/** What needs the member's attention, the most urgent first. */
export function AttentionPanel({ attention, onEmailNoted, getDismiss }: AttentionPanelProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { terms, noEmail, events } = attention;
  /** The button that had the focus goes with its line: the focus stays where the line was. */
  const keepFocus = (act: () => void) => {
    title.current?.focus({ preventScroll: true });
    act();
  };
  const rows = [
    ...(terms
      ? [
          <LinkRow
            key="terms"
            icon={TermsIcon}
            tone="warning"
            to={termsPath}
            label={t('attention.terms')}
            hint={t('attention.termsHint')}
          />,
        ]
      : []),
    ...events.map((event) => {
      const dismiss = getDismiss(event);
      return (
        <AttentionRow
          key={event.id}
          event={event}
          onDismiss={dismiss === null ? null : () => keepFocus(dismiss)}
        />
      );
    }),
    ...(noEmail ? [<NoEmail key="noEmail" onNoted={() => keepFocus(onEmailNoted)} />] : []),
  ];
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <Card aria-labelledby={id}>
      <Title id={id} ref={title} tabIndex={-1}>
        {t('attention.title')}
      </Title>
      <Rows>{shown}</Rows>
      {shown.length < rows.length && (
        <Button
          variant="text"
          size="small"
          sx={{ marginTop: '12px', marginInlineStart: '-8px' }}
          onClick={() => keepFocus(() => setWhole(true))}
        >
          {t('attention.all', { count: rows.length })}
        </Button>
      )}
    </Card>
  );
}
