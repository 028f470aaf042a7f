/**
 * What the handles of all features declare, for the build to write down. It runs where each screen's module is replaced
 * by one that only says its own path, as `routes.ts` loads it.
 */
import { memberFrame } from './src/app/memberFrame.ts';
import { notFound } from './src/app/screens.ts';
import type { Heading, SectionScreen, VisitorScreen } from './src/features/defineFeature.ts';
import { features } from './src/features/index.ts';
import { sectionScreenPath } from './src/lib/creditSections.ts';

export interface DeclaredRoute {
  /** Every address of the screen. */
  readonly paths: readonly string[];
  /** For those who are not signed in; everything else stands in the members' frame. */
  readonly isForVisitors?: boolean;
  /** What the page says of the screen before its code is there. */
  readonly heading?: Heading;
  /** The profile flag that opens it. */
  readonly flag?: string;
  /** The address leads on to the first screen within this one. */
  readonly leadsOn?: boolean;
  /** The screen's module, and before it the one of the screen that stands around it. */
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
      paths: [entry.path, ...(entry.aliases ?? [])],
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

/** What tells what happened in an area: its module, and the profile flag that opens the area. */
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

/** What every screen of a member stands in. */
export const frame: DeclaredRoute = await declare([memberFrame], { paths: [] });
