import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { QuestionIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { ScreenTitle } from '../../extension-points/quickActions.ts';
import { storedAttempt, subscribeToAttempts, type Flow } from './attempt.ts';

const Bar = styled('div')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 8px',
  padding: '8px 16px',
  backgroundColor: color.warning.tint,
  borderBlock: `1px solid ${color.warning.line}`,
  '& > svg': { color: color.warning.main },
});

/** A flow and where it shows its orders. */
export interface FlowScreen {
  readonly name: Flow;
  readonly title: ScreenTitle;
  /** Screen where the member can resolve the unknown outcome. */
  readonly path: string;
  /** Paths on which the flow itself shows the order. */
  readonly addresses: readonly string[];
}

/** A bar on every screen except the flow's own, linking to an order whose outcome is unknown. */
export function UnknownOrders({ flows }: { flows: readonly FlowScreen[] }) {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const flow = useSyncExternalStore(
    subscribeToAttempts,
    () => flows.find(({ name }) => storedAttempt(name) !== null) ?? null,
  );
  if (flow === null || flow.addresses.includes(pathname)) return null;
  return (
    <Bar role="status">
      <QuestionIcon size={18} />
      {t('unknown.order', { entry: t(flow.title) })}
      <TextLink to={flow.path}>{t('unknown.open')}</TextLink>
    </Bar>
  );
}
