import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { color } from '../../design/theme/css.ts';
import type { FieldBinding } from '../../forms/useForm.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ScanButton } from '../../scan/ScanButton.tsx';
import { scannedName } from '../../scan/scanned.ts';
import { formatDate, startOfBusinessDay } from '../../time/time.ts';
import { useDelayed } from '../../time/useDelayed.ts';
import type { KnownMember } from './lookUp.ts';
import type { RecipientInput } from './useRecipient.ts';

function Found({ recipient: { userName, memberSince } }: { recipient: KnownMember }) {
  const { t } = useTranslation('flow');
  const locale = useLocale();
  return (
    <>
      <strong translate="no" style={{ color: color.ink.primary, fontWeight: 600 }}>
        {userName}
      </strong>
      {' · '}
      {t('recipient.joined', { date: formatDate(startOfBusinessDay(memberSince), locale) })}
    </>
  );
}

const loadSaved = lazyImport(() => import('./SavedRecipients.tsx'));

export interface RecipientFieldProps {
  recipient: RecipientInput;
  binding: FieldBinding;
  label: string;
  hint: string;
  autoFocus?: boolean;
  /** Between input and hint. */
  below?: ReactNode;
}

/** A field for a member's user name. The found member replaces the hint, so that nothing moves. */
export function RecipientField({ recipient, binding, label, hint, autoFocus, below }: RecipientFieldProps) {
  const { t } = useTranslation('flow');
  const { found, isPending, refusal, setTyping, input } = recipient;
  const showsPending = useDelayed(isPending);
  const saved = useLazyImport(loadSaved, true);
  const choose = (userName: string) => {
    setTyping(false);
    binding.onChange(userName);
  };
  return (
    <TextField
      label={label}
      hint={
        <span role="status">
          {found !== null ? <Found recipient={found} /> : showsPending ? t('recipient.lookingUp') : hint}
        </span>
      }
      verbatim
      autoComplete="off"
      maxLength={64}
      below={below}
      end={
        <>
          <ScanButton label={t('recipient.scan')} read={scannedName} onRead={choose} />
          {saved !== null && <saved.SavedRecipients found={found} onChoose={choose} />}
        </>
      }
      inputRef={input}
      {...(autoFocus === true && { autoFocus })}
      {...binding}
      error={binding.error ?? refusal}
      onChange={(typed) => {
        setTyping(true);
        binding.onChange(typed);
      }}
      onBlur={() => {
        setTyping(false);
        binding.onBlur();
      }}
    />
  );
}
