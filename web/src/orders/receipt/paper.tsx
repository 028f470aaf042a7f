/** What a receipt adds to the details of an order, with the texts `receipt`. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOverview } from '../../data/overview/overview.tsx';
import { PrintIcon } from '../../design/icons/print.tsx';
import { ShareButton } from '../../design/ui/ShareButton.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { creditName, unitName } from '../../money/credits.ts';
import { allDecimals, formatAmount } from '../../money/decimal.ts';
import { formatDateTime } from '../../time/time.ts';
import { PaperHead, type PaperHeadProps } from './PaperHead.tsx';
import type { ReceiptFacts } from './receipt.ts';

/** Puts the facts into lines of text. Nothing of a counterparty or an account is among them: the text is passed on. */
function useLines(): (facts: ReceiptFacts) => readonly string[] {
  const { t } = useTranslation(['receipt', 'common']);
  const locale = useLocale();
  return ({ receiptNumber, amount, state, at }) => {
    const lines: [label: string, value: string][] = [[t('common:order.receiptNumber'), receiptNumber]];
    if (amount !== null) {
      const { value, unit } = amount;
      const name = creditName(unit);
      const figure = formatAmount(value, allDecimals(value));
      lines.push([t('amount'), `${figure} ${unitName(unit)}${name === null ? '' : ` · ${name}`}`]);
    }
    if (state !== null) lines.push([t('common:order.status'), state]);
    if (at !== null) lines.push([t('time'), formatDateTime(new Date(at), locale)]);
    return lines.map(([label, value]) => t('line', { label, value }));
  };
}

const useTitle = ({ kind }: ReceiptFacts): string => `${useTranslation('receipt').t('title')} · ${kind}`;

/** The head of the printed receipt, with the member whose it is. */
export function ReceiptHead({
  isPrinting,
  onPrinting,
  ...facts
}: ReceiptFacts & Pick<PaperHeadProps, 'isPrinting' | 'onPrinting'>) {
  const userName = useOverview()?.me.userName;
  const lines = useLines()(facts);
  return (
    <PaperHead
      title={useTitle(facts)}
      lines={userName === undefined ? lines : [userName, ...lines]}
      {...{ isPrinting, onPrinting }}
    />
  );
}

export interface ReceiptActionsProps extends ReceiptFacts {
  /** Path of the flow, filled in with the order; null where it is not to be sent again. */
  again: string | null;
}

/** What can be done with a receipt. */
export function ReceiptActions({ again, ...facts }: ReceiptActionsProps) {
  const { t } = useTranslation(['receipt', 'common']);
  const words = [useTitle(facts), ...useLines()(facts)].join('\n');
  return (
    <Actions data-screen>
      {again !== null && (
        <Button component={Link} to={again}>
          {t('common:actions.sendAgain')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<PrintIcon size={18} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {facts.at !== null && <ShareButton text={words}>{t('share')}</ShareButton>}
    </Actions>
  );
}
