import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color } from '../../design/theme/css.ts';
import type { CreditType } from '../../generated/schema.ts';
import { CreditChoice } from '../../orders/flow/CreditChoice.tsx';
import { SwapIcon } from './icons.tsx';
import { reverseOf, listSources, listTargets, type Pair } from './order.ts';

const Both = styled('div')({ display: 'grid', gap: 16 });

const SwapPlace = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  // Overlaps the label row below, so it takes no extra line.
  margin: '-12px 0 -28px',
  '&& > button': { border: `1px solid ${color.line.strong}`, backgroundColor: color.surface.card },
});

export interface CreditChoicesProps {
  pairs: readonly Pair[];
  pair: Pair;
  /** On the screen of one credit. */
  isFromFixed: boolean;
  onChange: (credits: { from: CreditType; to: CreditType }) => void;
}

/** Source and target credit, limited to offered pairs, with a swap button when the reverse is offered. */
export function CreditChoices({ pairs, pair, isFromFixed, onChange }: CreditChoicesProps) {
  const { t } = useTranslation(['convert', 'common']);
  const { from, to } = pair;
  const targets = listTargets(pairs, from);
  const canSwap = !isFromFixed && reverseOf(pairs, pair) !== undefined;
  return (
    <Both>
      <CreditChoice
        name="from"
        label={t('form.from')}
        coin={from}
        coins={isFromFixed ? [from] : listSources(pairs)}
        onChange={(chosen) => {
          const offered = listTargets(pairs, chosen);
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
