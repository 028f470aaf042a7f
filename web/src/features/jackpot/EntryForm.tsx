import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/fields/TextField.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatCount } from '../../money/decimal.ts';
import { Figures } from '../../orders/flow/Figures.tsx';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import {
  parseCount,
  countProblem,
  hasInvisibleCharacters,
  countEntriesLeft,
  maxWordLength,
  getEntryPrice,
  toEntryDraft,
  type EntryDraft,
  type EntryValues,
  type Round,
} from './order.ts';
import { formatJackpotAmount, jackpotCoin } from './words.tsx';

export interface EntryFormProps extends FormParts<EntryValues, EntryDraft> {
  round: Round;
  /** Undefined while loading, so that the form does not claim that the balance is too low. */
  available: string | undefined;
}

/** How many entries, and a word for the list. */
export function EntryForm({ round, available, values, set, onReview }: EntryFormProps) {
  const { t } = useTranslation('jackpot');
  const left = countEntriesLeft(round);
  const form = useForm(values, set, ({ count, word }) => {
    const problem = countProblem(count, round, available);
    return {
      count:
        problem === null
          ? undefined
          : t(`form.${problem}`, { count: left ?? 0, available: formatJackpotAmount(available ?? '0') }),
      word: hasInvisibleCharacters(word) ? t('form.hidden') : undefined,
    };
  });
  const count = parseCount(values.count);
  const money = (value: string) => <Money value={value} coin={jackpotCoin} alwaysShown />;
  return (
    <FlowForm
      form={form}
      toDraft={() => toEntryDraft(values, round)}
      onReview={onReview}
      label={t('form.submit')}
    >
      <TextField
        label={t('form.count')}
        hint={
          left === null || round.maximum === null
            ? undefined
            : t('form.left', { count: left, maximum: formatCount(round.maximum) })
        }
        inputMode="numeric"
        autoComplete="off"
        {...form.bind('count')}
      />
      <TextField
        label={t('form.word')}
        hint={t('form.wordHint')}
        optional
        maxLength={maxWordLength}
        autoComplete="off"
        {...form.bind('word')}
      />
      <Figures
        label={t('form.preview')}
        figures={[{ label: t('figures.price'), value: money(round.price) }]}
        total={{
          label: t('figures.pays'),
          value: count === null ? null : money(getEntryPrice(round.price, count)),
        }}
      />
    </FlowForm>
  );
}
