import { styled } from '@mui/material/styles';
import {
  maxNumberLength,
  minNumberLength,
  parseChainReference,
  trimReference,
  type NumberProblem,
} from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/fields/TextField.tsx';
import { CheckIcon } from '../../design/icons/actions.tsx';
import { InfoIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import type { FieldBinding } from '../../forms/useForm.ts';
import type { WalletNetwork } from '../../generated/schema.ts';

const Reading = styled('p')({
  ...text.label,
  display: 'flex',
  gap: 6,
  color: color.ink.secondary,
  '&[data-hash]': { color: color.positive.main },
  '&:empty': { display: 'none' },
});

/** Length of a complete hash. */
const hashLength: Readonly<Record<WalletNetwork, number>> = { BEP20: 66, TRC20: 64, ERC20: 66 };

/** Error texts for an invalid receipt number. */
export function useNumberError(): (problem: Exclude<NumberProblem, 'empty'>) => string {
  const { t } = useTranslation('deposit');
  return (problem) =>
    t(`reference.${problem}`, { most: String(maxNumberLength), least: String(minNumberLength) });
}

/** Validates a hash or receipt number; undefined when it is valid. */
export function useReferenceError(): (network: WalletNetwork, typed: string) => string | undefined {
  const { t } = useTranslation('deposit');
  const numberWords = useNumberError();
  return (network, typed) => {
    const kind = parseChainReference(trimReference(typed)).kind;
    switch (kind) {
      case 'hash':
      case 'number':
        return undefined;
      case 'empty':
        return t('chain.reference.empty');
      case 'address':
        return t('chain.reference.address');
      case 'mistyped':
        return t('chain.reference.mistyped', { network, length: hashLength[network] });
      case 'tooShort':
      case 'tooLong':
      case 'characters':
        return numberWords(kind);
    }
  };
}

export interface ReferenceFieldProps extends FieldBinding {
  network: WalletNetwork;
}

/** Input for a transaction hash or an exchange's receipt number; shows which one it recognises. */
export function ReferenceField({ network, ...field }: ReferenceFieldProps) {
  const { t } = useTranslation('deposit');
  const kind = parseChainReference(trimReference(field.value)).kind;
  const typedLength = trimReference(field.value).length;
  return (
    <TextField
      label={t('chain.reference.label')}
      hint={t('chain.reference.hint')}
      verbatim
      autoComplete="off"
      below={
        <Reading role="status" {...(kind === 'hash' ? { 'data-hash': '' } : {})}>
          {kind === 'hash' && (
            <>
              <CheckIcon size={14} />
              {t('chain.reference.isHash', { network })}
            </>
          )}
          {kind === 'number' && (
            <>
              <InfoIcon size={14} />
              {t('chain.reference.isNumber')}
            </>
          )}
          {kind === 'mistyped' && field.error === undefined && (
            <>
              <InfoIcon size={14} />
              {t('chain.reference.soFar', { network, typed: typedLength, length: hashLength[network] })}
            </>
          )}
        </Reading>
      }
      {...field}
    />
  );
}
