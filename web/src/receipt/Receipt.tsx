import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PrintIcon } from '../components/icons/actions.tsx';
import { ShareButton } from '../components/ShareButton.tsx';
import { Actions } from '../components/surface.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { isCredit, unitCode } from '../lib/credits.ts';
import { allDecimals, formatAmount } from '../lib/decimal.ts';
import { formatDateTime } from '../lib/time.ts';
import type { ReceiptFacts } from './receipt.ts';
import { Sheet } from './Sheet.tsx';

/** Puts the facts into lines of text. Nothing of a counterparty or an account is among them: the text is passed on. */
function useLines(): (facts: ReceiptFacts) => readonly string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ receiptNumber, amount, state, at }) => {
    const lines: [label: string, value: string][] = [[t('order.receiptNumber'), receiptNumber]];
    if (amount !== null) {
      const { value, unit } = amount;
      const name = isCredit(unit) ? ` · ${t(`credits.${unit}`)}` : '';
      const figure = formatAmount(value, allDecimals(value));
      lines.push([t('receipt.amount'), `${figure} ${unitCode(unit)}${name}`]);
    }
    if (state !== null) lines.push([t('order.status'), state]);
    lines.push([t('receipt.time'), formatDateTime(new Date(at), locale)]);
    return lines.map(([label, value]) => t('receipt.line', { label, value }));
  };
}

export interface ReceiptProps extends ReceiptFacts {
  /** Path of the flow, filled in with this order; given for an order that was rejected or has failed. */
  again?: string | null;
  /** The details of the order. */
  children: ReactNode;
}

/** The details of an order: to print, to share as text, and to send again where it came to nothing. */
export function Receipt({ again = null, children, ...facts }: ReceiptProps) {
  const { t } = useTranslation();
  const lines = useLines()(facts);
  const title = `${t('receipt.title')} · ${facts.kind}`;
  return (
    <Sheet title={title} lines={lines}>
      {children}
      <Actions data-screen>
        {again !== null && (
          <Button component={Link} to={again}>
            {t('receipt.again')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintIcon size={18} />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <ShareButton text={[title, ...lines].join('\n')}>{t('receipt.share')}</ShareButton>
      </Actions>
    </Sheet>
  );
}
