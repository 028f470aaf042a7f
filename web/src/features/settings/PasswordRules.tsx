import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../design/icons/actions.tsx';
import { color, visuallyHidden } from '../../design/theme/css.ts';
import { passwordRules } from '../../forms/password.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  '& > li': { display: 'flex', gap: 8, alignItems: 'center' },
  '& > li[data-met="true"]': { color: color.positive.main },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 14,
  height: 14,
  // An empty ring.
  '[data-met="false"] > &::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 999,
    border: `1.5px solid ${color.line.control}`,
  },
});

const Words = styled('span')(visuallyHidden);

export interface PasswordRulesProps {
  password: string;
  /** Passwords that must differ, each with the text of that rule. */
  unlike: readonly { readonly label: string; readonly password: string }[];
}

/** The rules of a new password, and which are met so far. */
export function PasswordRules({ password, unlike }: PasswordRulesProps) {
  const { t } = useTranslation('settings');
  const rules = [
    ...passwordRules(password).map(({ rule, isMet }) => ({ label: t(`rules.${rule}`), isMet })),
    ...unlike.map((other) => ({
      label: other.label,
      isMet: password !== '' && other.password !== '' && password !== other.password,
    })),
  ];
  return (
    <List>
      {rules.map(({ label, isMet }) => (
        <li key={label} data-met={isMet}>
          <Mark>{isMet && <CheckIcon size={14} />}</Mark>
          <span>
            {label}
            <Words>{` (${isMet ? t('rules.met') : t('rules.unmet')})`}</Words>
          </span>
        </li>
      ))}
    </List>
  );
}
