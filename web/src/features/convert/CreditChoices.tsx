import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { Field } from '../../components/field/Field.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { SwapIcon } from '../../components/icons/actions.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { color } from '../../theme/css.ts';
import { reverseOf, sourcesOf, targetsOf, type Pair } from './order.ts';

const iconStart = { display: 'grid', paddingInlineStart: 10, marginInlineEnd: -4 } as const;

interface CreditChoiceProps {
  name: 'from' | 'to';
  label: string;
  /** Why there is nothing to choose, where there is one credit only. */
  onlyHint?: string;
  coin: CreditType;
  coins: readonly CreditType[];
  onChange: (coin: CreditType) => void;
}

/** One credit of those there are. Where only one can be, there is nothing to choose and it says so. */
function CreditChoice({ name, label, onlyHint, coin, coins, onChange }: CreditChoiceProps) {
  const { t } = useTranslation();
  const start = (
    <span style={iconStart}>
      <CoinBadge coin={coin} size={24} iconOnly />
    </span>
  );
  if (coins.length === 1) {
    return (
      <Field label={label} hint={onlyHint} start={start}>
        {({ 'aria-required': _required, ...wiring }) => (
          <input {...wiring} name={name} readOnly value={t(`credits.${coin}`)} />
        )}
      </Field>
    );
  }
  return (
    <SelectField
      label={label}
      name={name}
      value={coin}
      empty={null}
      start={start}
      options={coins.map((choice) => ({ value: choice, label: t(`credits.${choice}`) }))}
      onChange={(value) => {
        if (value !== '') onChange(value);
      }}
    />
  );
}

const Both = styled('div')({ display: 'grid', gap: 16 });

const SwapPlace = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  // Beside the label below it: it takes no line of its own.
  margin: '-12px 0 -28px',
  '&& > button': { border: `1px solid ${color.line.strong}`, backgroundColor: color.surface.card },
});

export interface CreditChoicesProps {
  pairs: readonly Pair[];
  pair: Pair;
  /** The credit given cannot be chosen: this is the screen of one credit. */
  isFromFixed: boolean;
  onChange: (credits: { from: CreditType; to: CreditType }) => void;
}

/** What becomes what: only pairs that are offered can be chosen, and turned round where that is one too. */
export function CreditChoices({ pairs, pair, isFromFixed, onChange }: CreditChoicesProps) {
  const { t } = useTranslation(['convert', 'common']);
  const { from, to } = pair;
  const targets = targetsOf(pairs, from);
  const canSwap = !isFromFixed && reverseOf(pairs, pair) !== undefined;
  return (
    <Both>
      <CreditChoice
        name="from"
        label={t('form.from')}
        coin={from}
        coins={isFromFixed ? [from] : sourcesOf(pairs)}
        onChange={(chosen) => {
          const offered = targetsOf(pairs, chosen);
          onChange({ from: chosen, to: offered.find((coin) => coin === to) ?? offered[0] ?? to });
        }}
      />
      {canSwap && (
        <SwapPlace>
          <IconButton
            size="small"
            aria-label={t('form.swap', {
              from: t(`common:credits.${to}`),
              to: t(`common:credits.${from}`),
            })}
            onClick={() => onChange({ from: to, to: from })}
          >
            <SwapIcon size={18} />
          </IconButton>
        </SwapPlace>
      )}
      <CreditChoice
        name="to"
        label={t('form.to')}
        onlyHint={t('form.onlyTo', { from: t(`common:credits.${from}`) })}
        coin={to}
        coins={targets}
        onChange={(chosen) => onChange({ from, to: chosen })}
      />
    </Both>
  );
}
