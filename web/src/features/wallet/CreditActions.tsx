import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, text, visuallyHidden } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { useQuickActions } from '../../extension-points/quickActions.ts';
import type { CreditType } from '../../generated/schema.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 6,
});

const Action = styled(Link)({
  ...text.label,
  display: 'inline-block',
  padding: '5px 10px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.full,
  color: color.ink.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset },
});

const Words = styled('span')(visuallyHidden);

/** Links to the actions available for a credit. */
export function CreditActions({ coin }: { coin: CreditType }) {
  const { t } = useTranslation(['shell', 'common']);
  const actions = useQuickActions().toSorted((one, other) => one.rank - other.rank);
  return (
    <List>
      {actions.map(({ path, label, pathFor }) => {
        const to = pathFor(coin);
        return (
          to !== null && (
            <li key={path}>
              <Action to={to}>
                {t(label)}
                <Words>{`: ${t(`common:credits.${coin}`)}`}</Words>
              </Action>
            </li>
          )
        );
      })}
    </List>
  );
}
