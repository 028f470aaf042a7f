import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { FilterIcon } from '../../design/icons/status.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { compareAmounts, parseAmount } from '../../money/decimal.ts';
import { sorts } from './lobby.ts';
import { priceCoin, offerCoin } from './order.ts';
import { bounds, noBounds, type Bounds, type LobbyFilters } from './useLobbyFilters.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  '& > div:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& > button': { minHeight: 48 },
});

const Fields = styled('form')({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  // An amount next to the longest name of its unit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  '& > :last-of-type': { gridColumn: '1 / -1' },
});

const coins = {
  minPrice: priceCoin,
  maxPrice: priceCoin,
  minAmount: offerCoin,
  maxAmount: offerCoin,
} as const;

const noLimits = {};

const exact = (typed: string): string => {
  const parsed = parseAmount(typed);
  return parsed.ok ? parsed.value : '';
};

interface BoundsFormProps {
  id: string;
  filters: LobbyFilters;
}

/** Bounds of price and amount, which hold once they are applied. */
function BoundsForm({ id, filters }: BoundsFormProps) {
  const { t } = useTranslation('otc');
  const amountError = useAmountError();
  const [typed, setTyped] = useState<Record<keyof Bounds, string>>(filters.bounds);
  const isAbove = (low: string, high: string): boolean =>
    exact(low) !== '' && exact(high) !== '' && compareAmounts(exact(low), exact(high)) > 0;
  const form = useForm(
    typed,
    (changes) => setTyped((now) => ({ ...now, ...changes })),
    (values) => {
      const found: Partial<Record<keyof Bounds, string | undefined>> = {};
      for (const name of bounds)
        found[name] = values[name] === '' ? undefined : amountError(values[name], coins[name], noLimits);
      if (isAbove(values.minPrice, values.maxPrice)) found.maxPrice ??= t('filters.below');
      if (isAbove(values.minAmount, values.maxAmount)) found.maxAmount ??= t('filters.below');
      return found;
    },
  );
  const apply = () =>
    filters.setBounds({
      minPrice: exact(typed.minPrice),
      maxPrice: exact(typed.maxPrice),
      minAmount: exact(typed.minAmount),
      maxAmount: exact(typed.maxAmount),
    });
  return (
    <Fields id={id} role="search" aria-label={t('filters.label')} {...form.formProps(apply)}>
      {bounds.map((name) => (
        <AmountField
          key={name}
          label={t(`filters.${name}`)}
          optional="unmarked"
          coin={coins[name]}
          limits={noLimits}
          {...form.bind(name)}
        />
      ))}
      <Actions>
        <Button type="submit" variant="outlined">
          {t('filters.apply')}
        </Button>
        {filters.isBounded && (
          <Button
            variant="text"
            onClick={() => {
              setTyped(noBounds);
              filters.setBounds(noBounds);
            }}
          >
            {t('filters.reset')}
          </Button>
        )}
      </Actions>
    </Fields>
  );
}

/** How the lobby is sorted, and a button for its bounds. */
export function LobbyFilterForm({ filters }: { filters: LobbyFilters }) {
  const { t } = useTranslation('otc');
  const id = useId();
  const [isOpen, setOpen] = useState(filters.isBounded);
  return (
    <div>
      <Head>
        <SelectField
          label={t('filters.sort')}
          name="sort"
          optional="unmarked"
          empty={null}
          value={filters.question.sort}
          options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={(value) => {
            if (value !== '') filters.setSort(value);
          }}
        />
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={18} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(filters.isBounded ? 'filters.active' : 'filters.open')}
        </Button>
      </Head>
      {isOpen && <BoundsForm id={id} filters={filters} />}
    </div>
  );
}
