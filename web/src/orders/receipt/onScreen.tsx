import type { ReactNode } from 'react';

/**
 * The value of a detail that stays on the screen, such as a balance: a receipt is passed on. Its whole row is not
 * printed.
 */
export const onScreen = (value: ReactNode): ReactNode =>
  value === undefined || value === null ? null : <span data-screen>{value}</span>;
