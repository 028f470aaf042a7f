import type { LazyComponent } from '../browser/lazyImport.ts';
import { pause } from '../browser/pause.ts';
import { portalTheme } from '../design/theme/theme.ts';
import { homePath, loginPath } from '../extension-points/paths.ts';
import { lazyScreen } from './lazyScreen.ts';
import { memberShell } from './memberShell.ts';
import { findChild, findEntry, navigation, publicScreens } from './navigation.ts';

/** How long the page shows its frame alone while the code of its first screen is fetched, in ms. */
const shellTimeout = 4_000;

/** How long the first screen waits to know who the member is, in ms: a slow platform delays no screen. */
const answerTime = 700;

/** The shell of the members' screens, and their shared code. */
export const MemberArea = lazyScreen(memberShell.screen, memberShell.texts);

/** What a visitor needs once they have signed in: it loads while they type. */
export const afterSignIn: readonly LazyComponent[] = [
  MemberArea,
  ...navigation.filter(({ path }) => path === homePath).map(({ Screen }) => Screen),
];

/** What visitors need not sign in for, before the same address of members. */
export const forVisitors = navigation.filter((entry) => entry.forVisitors === true);

function visitorScreens(path: string): readonly LazyComponent[] {
  const open = [...publicScreens, ...forVisitors];
  const screen = open.find((one) => one.path === path) ?? open.find((one) => one.path === loginPath);
  return screen === undefined ? [] : [screen.Screen];
}

function memberScreens(path: string): readonly LazyComponent[] {
  const entry = findEntry(path) ?? findEntry(homePath);
  // Whether an area is open is not known before the profile is in, and the code of a closed one is never fetched.
  if (entry === undefined || entry.flag !== undefined) return [MemberArea];
  const child = findChild(entry, path);
  return [
    MemberArea,
    entry.Screen,
    ...(child === undefined || child.flag !== undefined ? [] : [child.Screen]),
  ];
}

const isForAll = (path: string): boolean =>
  publicScreens.some((screen) => screen.path === path && !screen.visitorsOnly);

const opensHome = (path: string): boolean => (findEntry(path)?.path ?? homePath) === homePath;

/** Opens the member's client, which sends its first queries. Events are only requested on the portal's first screen. */
async function sendFirstQueries(path: string): Promise<void> {
  const { openClient } = await import('./memberClient.ts');
  await Promise.race([openClient(opensHome(path)), pause(answerTime)]);
}

/**
 * Fetches what the page shows first at an address, so that it renders at once. A wrong guess only wastes a fetch;
 * whatever takes longer or fails is left to the screens.
 */
export async function loadFirstScreen(path: string, isLoggedIn: boolean): Promise<void> {
  const isMembers = isLoggedIn && !isForAll(path);
  const screens = isMembers ? memberScreens(path) : visitorScreens(path);
  const loaded = Promise.all(screens.map(({ preload }) => preload()));
  const prepared = isMembers ? sendFirstQueries(path).catch(() => undefined) : pause().then(portalTheme);
  await Promise.race([Promise.all([loaded, prepared]), pause(shellTimeout)]);
}
