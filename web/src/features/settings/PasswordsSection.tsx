import Button from '@mui/material/Button';
import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFocusNext } from '../../browser/useFocusNext.ts';
import type { IconProps } from '../../design/icons/Icon.tsx';
import { ExchangeIcon } from '../../design/icons/screens.tsx';
import { LockIcon } from '../../design/icons/status.tsx';
import { Row, Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { ChangeLoginPassword } from './ChangeLoginPassword.tsx';
import { ChangeTransactionPassword } from './ChangeTransactionPassword.tsx';

const kinds = ['login', 'transaction'] as const;
type Kind = (typeof kinds)[number];

const icons: Readonly<Record<Kind, ComponentType<IconProps>>> = {
  login: LockIcon,
  transaction: ExchangeIcon,
};

/** Props of a password form. */
export interface PasswordFormProps {
  onDone: () => void;
  onCancel: () => void;
}

const forms: Readonly<Record<Kind, ComponentType<PasswordFormProps>>> = {
  login: ChangeLoginPassword,
  transaction: ChangeTransactionPassword,
};

/** Both passwords. A form opens below its row, which closes and clears the other. */
export function PasswordsSection() {
  const { t } = useTranslation(['settings', 'common']);
  const id = useId();
  const asked = useSearchParams()[0].get('change');
  const [open, setOpen] = useState(() => kinds.find((kind) => kind === asked) ?? null);
  const focusNext = useFocusNext();
  const close = (kind: Kind) => () => {
    setOpen(null);
    focusNext(`${id}-${kind}`);
  };
  return (
    <ScreenSection title={t('passwords.title')} hint={t('passwords.hint')}>
      <Rows>
        {kinds.map((kind) => {
          const FormOf = forms[kind];
          return (
            <div key={kind}>
              <Row
                icon={icons[kind]}
                label={t(`${kind}.title`)}
                hint={t(`${kind}.hint`)}
                control={(labelId) =>
                  open !== kind && (
                    <Button
                      id={`${id}-${kind}`}
                      variant="outlined"
                      aria-labelledby={`${id}-${kind} ${labelId}`}
                      onClick={() => setOpen(kind)}
                    >
                      {t('passwords.change')}
                    </Button>
                  )
                }
              />
              {open === kind && <FormOf onCancel={close(kind)} onDone={close(kind)} />}
            </div>
          );
        })}
      </Rows>
    </ScreenSection>
  );
}
