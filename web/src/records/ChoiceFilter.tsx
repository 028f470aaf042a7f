import { useTranslation } from 'react-i18next';
import { SelectField, type SelectFieldProps } from '../components/field/SelectField.tsx';
import type { Status } from '../components/StatusChip.tsx';

/** A choice in a filter bar: all of them, or one. */
export function ChoiceFilter<T extends string>(props: Omit<SelectFieldProps<T>, 'optional' | 'empty'>) {
  const { t } = useTranslation('records');
  return <SelectField<T> optional="unmarked" empty={t('filters.all')} {...props} />;
}

export interface StatusFilterProps<T extends Status> {
  label: string;
  value: T | '';
  /** In the order in which they are offered. */
  statuses: readonly T[];
  onChange: (status: T | '') => void;
}

/** Orders in one state, or in any. */
export function StatusFilter<T extends Status>({ statuses, ...field }: StatusFilterProps<T>) {
  const { t } = useTranslation();
  const nameOf = (status: Status) => t(`status.${status}`);
  const options = statuses.map((status) => ({ value: status, label: nameOf(status) }));
  return <ChoiceFilter<T> name="status" options={options} {...field} />;
}
