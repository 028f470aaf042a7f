import type { LazyComponent } from '../lib/lazyImport.ts';
import { homePath, loginPath } from '../lib/paths.ts';
import { pause } from '../lib/pause.ts';
import { portalTheme } from '../theme/theme.ts';
import { lazyScreen } from './lazyScreen.ts';
import { memberFrame } from './memberFrame.ts';
import { childOf, entryOf, navigation, publicScreens } from './navigation.ts';

/** How long the page shows its frame alone while the code of its first screen is fetched, in ms. */
const frameTime = 4_000;

/** How long the first screen waits to know who the member is, in ms: a slow platform delays no screen. */
const answerTime = 700;

/** The frame of a member's screens, and what they share. */
export const MemberArea = lazyScreen(memberFrame.screen, memberFrame.texts);

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
  const entry = entryOf(path) ?? entryOf(homePath);
  // Whether an area is open is not known before the profile is in, and the code of a closed one is never fetched.
  if (entry === undefined || entry.flag !== undefined) return [MemberArea];
  const child = childOf(entry, path);
  return [
    MemberArea,
    entry.Screen,
    ...(child === undefined || child.flag !== undefined ? [] : [child.Screen]),
  ];
}

const isForAll = (path: string): boolean =>
  publicScreens.some((screen) => screen.path === path && !screen.visitorsOnly);

const opensHome = (path: string): boolean => (entryOf(path)?.path ?? homePath) === homePath;

/** Opens the member's client, which asks at once; what happened is told on the first screen of the portal alone. */
async function askFirst(path: string): Promise<void> {
  const { openClient } = await import('./memberClient.ts');
  await Promise.race([openClient(opensHome(path)), pause(answerTime)]);
}

/**
 * Fetches what the page shows first at an address, so that it is rendered in one go. It decides nothing: a wrong guess is
 * fetched in vain, and what takes longer, or fails, is left to the screens.
 */
export async function loadFirstScreen(path: string, isLoggedIn: boolean): Promise<void> {
  const isMembers = isLoggedIn && !isForAll(path);
  const screens = isMembers ? memberScreens(path) : visitorScreens(path);
  const loaded = Promise.all(screens.map(({ preload }) => preload()));
  const prepared = isMembers ? askFirst(path).catch(() => undefined) : pause().then(portalTheme);
  await Promise.race([Promise.all([loaded, prepared]), pause(frameTime)]);
}
