import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { visuallyHidden } from '../../design/theme/css.ts';
import { AmountsShown } from '../../design/ui/hiddenAmounts.tsx';
import type { ReceiptFacts } from './receipt.ts';
import { SheetContent } from './SheetContent.ts';

export interface ReceiptProps extends ReceiptFacts {
  /** Path of the flow, filled in with this order; given for an order that was rejected or has failed. */
  again?: string | null;
  /** The details of the order. */
  children: ReactNode;
}

const Announcement = styled('p')(visuallyHidden);

/** Details of orders are among what screens share; what prints them is fetched with the first. */
const loadPaper = lazyImport(() => import('./paper.tsx'), ['receipt']);

/**
 * The details of an order: to print, to share as text, and to send again where it came to nothing. A state that changes
 * while they are shown is read out.
 */
export function Receipt({ again = null, children, ...facts }: ReceiptProps) {
  const { kind, receiptNumber, state } = facts;
  const [isPrinting, setPrinting] = useState(false);
  const [stateBefore] = useState(state);
  const paper = useLazyImport(loadPaper, true);
  return (
    <AmountsShown value={isPrinting}>
      <SheetContent data-sheet data-receipt={receiptNumber}>
        <Announcement role="status" data-screen>
          {state !== null && state !== stateBefore && `${kind}: ${state}`}
        </Announcement>
        {paper !== null && <paper.ReceiptHead {...facts} isPrinting={isPrinting} onPrinting={setPrinting} />}
        {children}
        {paper !== null && <paper.ReceiptActions {...facts} again={again} />}
      </SheetContent>
    </AmountsShown>
  );
}
