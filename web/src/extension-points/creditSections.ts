import { useOutletContext } from 'react-router-dom';
import type { CreditType } from '../generated/schema.ts';
import { withQuery } from './paths.ts';
import type { ScreenTitle } from './quickActions.ts';

/**
 * Credits that have a section (spec §2), with their URL slug: `/cash-point` and `/cash/records`. A credit that is
 * missing here has its own screens. Features declare the screens of a section.
 */
const slugs = {
  CASH_POINT: 'cash',
  ASSETS_POINT: 'assets',
  GMT: 'gmt',
  BONUS_POINT: 'bonus',
  INSURANCE_POINT: 'insurance',
  USDT_POINT: 'usdt',
} as const satisfies Partial<Record<CreditType, string>>;

/** A credit that has a section. */
export type SectionCredit = keyof typeof slugs;

/** In the order of spec §2. */
export const sectionCredits = Object.keys(slugs) as readonly SectionCredit[];

export const hasSection = (coin: CreditType): coin is SectionCredit => coin in slugs;

/** Slug of a credit for URLs and file names. */
export const slugOf = (coin: SectionCredit): string => slugs[coin];

/** URL of a credit's section, which redirects to its first screen. */
export const sectionPath = (coin: SectionCredit) => `/${slugs[coin]}-point`;

/** URL of a screen in a credit's section. */
export const sectionScreenPath = (
  coin: SectionCredit,
  screen: string,
  query: Readonly<Record<string, string | undefined>> = {},
) => withQuery(`/${slugs[coin]}/${screen}`, query);

/** Passed from the shell to a section: its credit and the screens open to the member, in order. */
export interface SectionContext {
  readonly coin: SectionCredit;
  readonly screens: readonly { readonly path: string; readonly name: string; readonly title: ScreenTitle }[];
}

/** Passed from a section to its screen. */
export interface OpenSection {
  readonly coin: SectionCredit;
  /** Last segment of the screen's URL: `records` of `/cash/records`. */
  readonly screen: string;
}

/** The credit whose section contains this screen; undefined outside sections. */
export const useSectionCredit = (): SectionCredit | undefined =>
  useOutletContext<OpenSection | null | undefined>()?.coin;

/** The section around the current screen. */
export const useSection = (): OpenSection => useOutletContext<OpenSection>();
