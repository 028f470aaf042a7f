/** Rules that depend on a member's nationality. */

/**
 * Whether a member is of Chinese nationality (spec §6). Their credits and ranks have Chinese names too, and their
 * identity number is that of the resident identity card.
 */
export const isChineseNational = (countryCode: string): boolean => countryCode === 'CN';
