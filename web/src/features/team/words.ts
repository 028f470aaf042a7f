/** A count as it is written in every language: 1,234. */
export const shownCount = (count: number): string => new Intl.NumberFormat('en-US').format(count);
