import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { text } from '../../design/theme/css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { portalNow } from '../../time/clock.ts';
import { formatDateTime } from '../../time/time.ts';
import { printStyles } from './printStyles.ts';

const Head = styled('header')({
  borderBottom: '2px solid #000',
  paddingBottom: 12,
  '& strong': { ...text.body, fontWeight: 600 },
  '& h1': { ...text.title, margin: '8px 0 4px' },
  '& p': { ...text.dense },
});

export interface PaperHeadProps {
  /** Printed above the content. */
  title: string;
  /** Printed below the title, a line each. */
  lines: readonly string[];
  /** The head is rendered only for printing: the screen shows all of it already. */
  isPrinting: boolean;
  /** Called when printing starts and ends, however the member started it. */
  onPrinting: (isPrinting: boolean) => void;
}

/** The head of a printed sheet, with the portal's name and the time of printing. Needs the texts `receipt`. */
export function PaperHead({ title, lines, isPrinting, onPrinting }: PaperHeadProps) {
  const { t } = useTranslation(['receipt', 'common']);
  const locale = useLocale();
  // Before the page is painted: from then on it can be printed.
  useLayoutEffect(() => {
    // The browser takes its picture of the page as soon as the event has been handled.
    const begin = () => flushSync(() => onPrinting(true));
    const end = () => onPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [onPrinting]);
  return (
    <>
      <GlobalStyles styles={printStyles} />
      {isPrinting && (
        <Head data-paper>
          <strong>{t('common:product.name')}</strong>
          <h1>{title}</h1>
          {[...lines, t('printedAt', { time: formatDateTime(portalNow(), locale) })].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Head>
      )}
    </>
  );
}
