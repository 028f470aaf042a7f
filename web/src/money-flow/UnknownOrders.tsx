import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../components/TextLink.tsx';
import { QuestionIcon } from '../components/icons/status.tsx';
import { paths } from '../paths.ts';
import { color, text } from '../theme/css.ts';
import { flows, storedAttempt, subscribeToAttempts, type Flow } from './attempt.ts';

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

/** Where the order of a flow is shown, and under which of the menu's names. */
const screens = {
  transfer: { entry: 'transfer', address: paths.transfer(), shows: /\/transfer$/ },
  convert: { entry: 'convert', address: paths.convert(), shows: /\/convert$/ },
  withdrawal: { entry: 'withdraw', address: paths.withdraw(), shows: /^\/withdraw(?:-h5)?$/ },
  'deposit.chain': { entry: 'deposit', address: paths.deposit(), shows: /^\/recharge(?:-h5)?$/ },
  'deposit.bank': {
    entry: 'deposit',
    address: paths.deposit({ tab: 'bank' }),
    shows: /^\/recharge(?:-h5)?$/,
  },
} as const satisfies Record<Flow, { entry: string; address: string; shows: RegExp }>;

const firstUnknown = (): Flow | null => flows.find((flow) => storedAttempt(flow) !== null) ?? null;

/** An order whose outcome the member does not know yet, on every screen but its own: which, and where to find out. */
export function UnknownOrders() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const flow = useSyncExternalStore(subscribeToAttempts, firstUnknown);
  if (flow === null) return null;
  const { entry, address, shows } = screens[flow];
  if (shows.test(pathname)) return null;
  return (
    <Bar role="status">
      <QuestionIcon size={18} />
      {t('unknown.order', { entry: t(`entries.${entry}`) })}
      <TextLink to={address}>{t('unknown.open')}</TextLink>
    </Bar>
  );
}
