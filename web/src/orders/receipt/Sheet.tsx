import { useState, type ReactNode } from 'react';
import { AmountsShown } from '../../design/ui/hiddenAmounts.tsx';
import { PaperHead, type PaperHeadProps } from './PaperHead.tsx';
import { SheetContent } from './SheetContent.ts';

export interface SheetProps extends Omit<PaperHeadProps, 'isPrinting' | 'onPrinting'> {
  children: ReactNode;
}

/**
 * Content that prints as a separate page. Amounts hidden on the screen are printed, because a paper without them proves
 * nothing. Needs the texts `receipt`.
 */
export function Sheet({ title, lines, children }: SheetProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <AmountsShown value={isPrinting}>
      <SheetContent data-sheet>
        <PaperHead title={title} lines={lines} isPrinting={isPrinting} onPrinting={setPrinting} />
        {children}
      </SheetContent>
    </AmountsShown>
  );
}
