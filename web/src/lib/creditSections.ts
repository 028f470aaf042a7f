import type { CreditType } from '../generated/schema.ts';

/** A screen within a credit's section (spec §2). */
export type SectionScreen =
  'records' | 'transfer' | 'convert' | 'report' | 'custody' | 'premium' | 'insure' | 'code' | 'otc';

/** What a credit has a section for: its screens, the first of which the section leads on to. */
export interface CreditSection {
  readonly coin: CreditType;
  /** Its name in addresses: `/cash-point` and `/cash/records`. */
  readonly slug: string;
  readonly screens: readonly ['records', ...SectionScreen[]];
}

/** The six sections of spec §2. Withdrawal credits have none: they have screens of their own. */
export const creditSections = [
  { coin: 'CASH_POINT', slug: 'cash', screens: ['records', 'transfer', 'convert'] },
  { coin: 'ASSETS_POINT', slug: 'assets', screens: ['records', 'custody', 'convert'] },
  { coin: 'GMT', slug: 'gmt', screens: ['records', 'convert'] },
  { coin: 'BONUS_POINT', slug: 'bonus', screens: ['records', 'convert', 'report'] },
  {
    coin: 'INSURANCE_POINT',
    slug: 'insurance',
    screens: ['records', 'premium', 'convert', 'insure', 'code'],
  },
  { coin: 'USDT_POINT', slug: 'usdt', screens: ['records', 'convert', 'otc'] },
] as const satisfies readonly CreditSection[];

/** A credit that has a section. */
export type SectionCredit = (typeof creditSections)[number]['coin'];

/** The section of a credit; undefined for the one that has none. */
export const sectionOf = (coin: CreditType): (typeof creditSections)[number] | undefined =>
  creditSections.find((section) => section.coin === coin);

/** The profile flags that open screens of a section to some members (spec §6). */
const flags = { code: 'matchingCodesEnabled', otc: 'otcEnabled' } as const;

export type SectionFlag = (typeof flags)[keyof typeof flags];

/** The flag a screen is behind; undefined where it is open to everybody. */
export const flagOf = (screen: SectionScreen): SectionFlag | undefined =>
  screen === 'code' || screen === 'otc' ? flags[screen] : undefined;

/** Whether the member has a screen; before the profile is in, flagged ones are closed. */
export function isScreenOpen(
  screen: SectionScreen,
  member: Readonly<Record<SectionFlag, boolean>> | null,
): boolean {
  const flag = flagOf(screen);
  return flag === undefined || member?.[flag] === true;
}
