import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import type { OfferedAction } from '../../extension-points/quickActions.ts';

const List = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  // A column is as wide as its longest word.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: 8,
  '@media (max-width: 359.98px)': { gap: 0, '& a': { paddingInline: 0 } },
});

const Action = styled(Link)({
  ...text.label,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  height: '100%',
  minHeight: 88,
  padding: '10px 4px 8px',
  borderRadius: radius.control,
  color: color.ink.primary,
  textAlign: 'center',
  textDecoration: 'none',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.full,
    color: color.accent.main,
    backgroundColor: color.accent.tint,
  },
  '&:hover': { backgroundColor: color.surface.inset },
});

/** What a member most often comes for, one press away; at most four have room on a phone. */
export function QuickActionList({ actions }: { actions: readonly OfferedAction[] }) {
  const { t } = useTranslation('dashboard');
  const { t: name } = useTranslation(['shell', 'common']);
  if (actions.length === 0) return null;
  return (
    <nav aria-label={t('quickActions')}>
      <List>
        {actions.map(({ path, title, icon: IconOf, Screen }) => (
          <li key={path}>
            <Action to={path} onPointerEnter={Screen.preload} onFocus={Screen.preload}>
              <span>
                <IconOf size={22} />
              </span>
              {name(title)}
            </Action>
          </li>
        ))}
      </List>
    </nav>
  );
}
