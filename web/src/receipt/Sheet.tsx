import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AmountsShown } from '../components/useHideAmounts.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { portalNow } from '../lib/clock.ts';
import { formatDateTime } from '../lib/time.ts';
import { text } from '../theme/css.ts';
import { printStyles } from './printStyles.ts';

const Content = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Head = styled('header')({
  borderBottom: '2px solid #000',
  paddingBottom: 12,
  '& strong': { ...text.body, fontWeight: 600 },
  '& h1': { ...text.title, margin: '8px 0 4px' },
  '& p': { ...text.dense },
});

/** Whether the page is being printed, whichever way the member asked for it. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

export interface SheetProps {
  /** Printed above the content. */
  title: string;
  /** Printed below the title, a line each. */
  lines: readonly string[];
  children: ReactNode;
}

/**
 * What is printed as a page of its own, with the portal's name and the time of printing. Amounts that are hidden on the
 * screen are printed, because a receipt without them proves nothing.
 */
export function Sheet({ title, lines, children }: SheetProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isPrinting = useIsPrinting();
  return (
    <AmountsShown value={isPrinting}>
      <GlobalStyles styles={printStyles} />
      <Content data-sheet>
        <Head data-paper>
          <strong>{t('product.name')}</strong>
          <h1>{title}</h1>
          {[...lines, t('receipt.printedAt', { time: formatDateTime(portalNow(), locale) })].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Head>
        {children}
      </Content>
    </AmountsShown>
  );
}
