import { useTranslation } from 'react-i18next';
import { SelectField, type SelectFieldProps } from '../components/field/SelectField.tsx';
import type { Status } from '../components/StatusChip.tsx';

/** A select in a filter bar, with an option for all. */
export function ChoiceFilter<T extends string>(props: Omit<SelectFieldProps<T>, 'optional' | 'empty'>) {
  const { t } = useTranslation('records');
  return <SelectField<T> optional="unmarked" empty={t('filters.all')} {...props} />;
}

export interface StatusFilterProps<T extends Status> {
  label: string;
  value: T | '';
  statuses: readonly T[];
  onChange: (status: T | '') => void;
}

/** Filters orders by status. */
export function StatusFilter<T extends Status>({ statuses, ...field }: StatusFilterProps<T>) {
  const { t } = useTranslation();
  const nameOf = (status: Status) => t(`status.${status}`);
  const options = statuses.map((status) => ({ value: status, label: nameOf(status) }));
  return <ChoiceFilter<T> name="status" options={options} {...field} />;
}
