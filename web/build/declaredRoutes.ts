/**
 * What the manifests of all features declare, for the build. Runs where each screen's module is replaced by one that
 * only exports its path (see `routes.ts`).
 */
import { memberShell } from '../src/app/memberShell.ts';
import { notFound } from '../src/app/screens.ts';
import { sectionScreenPath } from '../src/extension-points/creditSections.ts';
import { listEntryAddresses } from '../src/features/addresses.ts';
import type { Heading, SectionScreen, VisitorScreen } from '../src/features/defineFeature.ts';
import { features } from '../src/features/index.ts';

export interface DeclaredRoute {
  /** Every address of the screen. */
  readonly paths: readonly string[];
  /** For visitors; all other screens are rendered inside the members' shell. */
  readonly isForVisitors?: boolean;
  /** The heading that the page shows before the screen's code is loaded. */
  readonly heading?: Heading;
  /** The profile flag that opens it. */
  readonly flag?: string;
  /** The address redirects to the first screen within this one. */
  readonly leadsOn?: boolean;
  /** The screen's module, preceded by that of the surrounding screen. */
  readonly modules: readonly string[];
  readonly texts: readonly string[];
}

type Source = Pick<VisitorScreen, 'screen' | 'texts'>;

async function declare(
  sources: readonly Source[],
  rest: Omit<DeclaredRoute, 'modules' | 'texts'>,
): Promise<DeclaredRoute> {
  const modules = await Promise.all(sources.map(async ({ screen }) => String((await screen()).default)));
  return { ...rest, modules, texts: [...new Set(sources.flatMap(({ texts }) => texts))] };
}

const entries = features.flatMap((feature) => feature.entries ?? []);
const sections = features.flatMap((feature) => feature.sections ?? []);

/** The screens around those of a section: one for all its credits, or one each. */
function aroundOf({ credits }: SectionScreen): readonly Source[] {
  const around = entries.filter(({ section }) => section !== undefined && credits.includes(section));
  return around.filter(({ screen }, index) => around.findIndex((other) => other.screen === screen) === index);
}

export const routes: readonly DeclaredRoute[] = await Promise.all([
  ...features
    .flatMap((feature) => feature.visitorScreens ?? [])
    .map((screen) =>
      declare([screen], {
        paths: [screen.path],
        isForVisitors: true,
        ...(screen.heading && { heading: screen.heading }),
      }),
    ),
  declare([notFound], { paths: [notFound.path], isForVisitors: true }),
  ...entries
    .filter(({ forVisitors }) => forVisitors === true)
    .map((entry) => declare([entry], { paths: [entry.path], isForVisitors: true })),
  ...entries.map((entry) =>
    declare([entry], {
      paths: listEntryAddresses(entry, features),
      ...(entry.flag && { flag: entry.flag }),
      ...(entry.section && { leadsOn: true }),
    }),
  ),
  ...sections.map((section) =>
    declare([...aroundOf(section), section], {
      paths: section.credits.map((coin) => sectionScreenPath(coin, section.name)),
      ...(section.flag && { flag: section.flag }),
    }),
  ),
]);

/** The module that loads an area's events, and the profile flag that enables the area. */
export interface DeclaredEvents {
  readonly module: string;
  readonly flag?: string;
}

export const events: readonly DeclaredEvents[] = await Promise.all(
  features.flatMap(({ events: load, eventsFlag }) =>
    load === undefined
      ? []
      : [
          load().then((module) => ({
            module: String(module.default as unknown),
            ...(eventsFlag && { flag: eventsFlag }),
          })),
        ],
  ),
);

/** The shell of the members' screens. */
export const frame: DeclaredRoute = await declare([memberShell], { paths: [] });
