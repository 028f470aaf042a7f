import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design/fields/SelectField.tsx';
import type { Status } from '../../design/ui/StatusChip.tsx';
import type { CreditType, PaymentMethod, WalletNetwork } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { walletNetworks } from '../../money/networks.ts';
import { oneOf } from './useUrlFilters.ts';

/** The values of filters by their names in the URL, and what changes them. */
interface Filters<Values> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
}

export interface ChoiceFilterProps<Name extends string, T extends string> {
  list: NoInfer<Filters<Readonly<Record<Name, T | ''>>>>;
  name: Name;
  label: string;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  disabled?: boolean;
  hint?: string | undefined;
}

/** A choice in a filter bar, with an option for all. */
export function ChoiceFilter<Name extends string, T extends string>(props: ChoiceFilterProps<Name, T>) {
  const { list, name, choices, nameOf, ...field } = props;
  const { t } = useTranslation('records');
  return (
    <SelectField<T>
      {...field}
      name={name}
      optional="unmarked"
      empty={t('filters.all')}
      value={list.values[name]}
      options={choices.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(value) => list.set({ [name]: value } as Partial<Record<Name, T | ''>>)}
    />
  );
}

/** Filters by credit. */
export function CreditFilter({ list }: { list: Filters<{ readonly coin: CreditType | '' }> }) {
  const { t } = useTranslation(['records', 'common']);
  const nameOf = (coin: CreditType) => t(`common:credits.${coin}`);
  return <ChoiceFilter name="coin" label={t('columns.coin')} choices={creditTypes} {...{ list, nameOf }} />;
}

export interface StatusFilterProps<T extends string> {
  list: Filters<{ readonly status: T | '' }>;
  statuses: readonly T[];
}

/** Filters orders by a status with its own labels. */
export function NamedStatusFilter<T extends string>({
  statuses,
  ...props
}: StatusFilterProps<T> & { nameOf: (status: T) => string }) {
  const { t } = useTranslation();
  return <ChoiceFilter<'status', T> name="status" label={t('order.status')} choices={statuses} {...props} />;
}

/** Filters orders by status. */
export function StatusFilter<T extends Status>(props: StatusFilterProps<T>) {
  const { t } = useTranslation();
  return <NamedStatusFilter {...props} nameOf={(status: Status) => t(`status.${status}`)} />;
}

/** The gateway's filter: what is chosen. */
export const chosen = <Values extends Readonly<Record<string, string>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    readonly [Name in keyof Values]?: Exclude<Values[Name], ''>;
  };

/** In the order of the schema. */
const methods = ['ON_CHAIN', 'BANK'] as const satisfies readonly PaymentMethod[];

type PaymentValues<T extends string> = Readonly<{
  method: PaymentMethod | '';
  network: WalletNetwork | '';
  status: T | '';
}>;

/** Filters of orders that are paid on-chain or through a bank; what goes through a bank has no network. */
export const paymentFilters = <T extends string>(statuses: readonly T[]) => ({
  kinds: { method: oneOf(methods), network: oneOf(walletNetworks), status: oneOf(statuses) },
  toFilter: (values: PaymentValues<T>) =>
    values.method === 'BANK' && values.network !== '' ? null : chosen(values),
});

export interface PaymentFiltersProps<T extends Status> {
  list: Filters<PaymentValues<T>>;
  statuses: readonly T[];
  /** Why a bank's orders have no network to choose. */
  bankHint?: string;
}

export function PaymentFilters<T extends Status>({ list, statuses, bankHint }: PaymentFiltersProps<T>) {
  const { t } = useTranslation();
  const { values, set } = list;
  const isBank = values.method === 'BANK';
  return (
    <>
      <ChoiceFilter
        name="method"
        label={t('order.method')}
        choices={methods}
        nameOf={(method) => t(`methods.${method}`)}
        list={{
          values,
          set: ({ method = '' }) => set({ method, ...(method === 'BANK' && { network: '' }) }),
        }}
      />
      <ChoiceFilter
        name="network"
        label={t('order.network')}
        choices={walletNetworks}
        nameOf={(network) => network}
        disabled={isBank}
        hint={isBank ? bankHint : undefined}
        list={list}
      />
      <StatusFilter list={list} statuses={statuses} />
    </>
  );
}
