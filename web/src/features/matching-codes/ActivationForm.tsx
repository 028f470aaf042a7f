import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/fields/TextField.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { useForm } from '../../forms/useForm.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import { toCodeActivation, normalizeCode, type CodeDraft, type MatchingCode } from './order.ts';

export interface ActivationFormProps {
  /** Codes that can be used. */
  codes: readonly MatchingCode[];
  onReview: (draft: CodeDraft) => void;
}

/** Activates a code that is typed. What is typed is a secret: it stays in this form and is gone with it. */
export function ActivationForm({ codes, onReview }: ActivationFormProps) {
  const { t } = useTranslation('matching-codes');
  const [values, setValues] = useState({ code: '' });
  const form = useForm(
    values,
    (changes) => setValues({ ...values, ...changes }),
    ({ code }) => {
      const found = normalizeCode(code, codes);
      if (typeof found === 'string') return { code: t(`typed.${found}`) };
      return {
        code: found.blockingReason === null ? undefined : t(`blockingReasons.${found.blockingReason}.title`),
      };
    },
  );
  return (
    <Stack as="section" aria-labelledby="matching-codes-typed" style={{ gap: 12, marginBottom: 24 }}>
      <SectionTitle id="matching-codes-typed">{t('typed.title')}</SectionTitle>
      <FlowForm
        form={form}
        toDraft={() => {
          const found = normalizeCode(values.code, codes);
          return typeof found === 'string' ? null : toCodeActivation(found);
        }}
        onReview={onReview}
        label={t('typed.submit')}
      >
        <TextField
          label={t('secret.code')}
          hint={t('typed.hint')}
          verbatim
          autoComplete="off"
          maxLength={64}
          {...form.bind('code')}
        />
      </FlowForm>
    </Stack>
  );
}
