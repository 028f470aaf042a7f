/**
 * What is printed while a printed sheet is on the page. Of several, those that another covers are hidden from screen
 * readers and are not printed.
 */
const sheet = '[data-sheet]:not([aria-hidden="true"] *)';

/**
 * Prints only the sheet, black on white, without buttons or borders. Amounts show the full name of their credit, since
 * a code is unclear on paper, except in a long list (`data-short-units`). Added to the page only while a sheet is
 * shown.
 */
export const printStyles = {
  '@page': { margin: '16mm' },
  '[data-paper]': { display: 'none' },
  '@media print': {
    'html, body': {
      height: 'auto !important',
      overflow: 'visible !important',
      background: '#fff !important',
      colorScheme: 'light',
    },
    [`body *:not(:has(${sheet}), ${sheet}, ${sheet} *)`]: { display: 'none !important' },
    // Drawers and screens around it neither scroll nor cut it off.
    [`body *:has(${sheet})`]: {
      display: 'block !important',
      position: 'static !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      minHeight: '0 !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      overflow: 'visible !important',
      transform: 'none !important',
      boxShadow: 'none !important',
      background: 'none !important',
    },
    [`${sheet}, ${sheet} *, ${sheet} *::before, ${sheet} *::after`]: {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      outline: 'none !important',
      borderColor: '#999 !important',
    },
    [`${sheet} [data-paper]`]: { display: 'revert !important' },
    [`${sheet} button, ${sheet} a.MuiButton-root, ${sheet} [data-screen]`]: { display: 'none !important' },
    // With its label.
    [`${sheet} dl > div:has(> dd > [data-screen])`]: { display: 'none !important' },
    // A heading above a button alone.
    [`${sheet} h3:has(+ button:last-child)`]: { display: 'none !important' },
    [`${sheet} a`]: { textDecoration: 'none !important' },
    [`${sheet} tr, ${sheet} li, ${sheet} dl > div`]: { breakInside: 'avoid' },
    // A receipt fits one page.
    [`${sheet} dl > div`]: { padding: '5px 0 !important' },
    [`${sheet} ol > li`]: { paddingBottom: '8px !important' },
    // No heading alone at the end of a page, which the rows of a grid do not keep.
    [`${sheet} :has(> h2 + table)`]: { display: 'block !important' },
    [`${sheet} h2, ${sheet} h3`]: { breakAfter: 'avoid' },
    [`${sheet} thead`]: { display: 'table-header-group' },
    // The line of a timeline is drawn by its background.
    [`${sheet} ol > li:not(:last-of-type)::before`]: { background: '#999 !important' },
    [`${sheet} [data-credit]:not([data-short-units] *)::after`]: { content: '" (" attr(data-credit) ")"' },
  },
} as const;
