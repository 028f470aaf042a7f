/** Every screen of the portal and its paths, from the list that the build writes. */
import { readFileSync } from 'node:fs';

interface Screen {
  readonly paths: readonly string[];
  /** Its scripts, including those shared with other screens. */
  readonly files: readonly string[];
  readonly isForVisitors?: boolean;
  readonly leadsOn?: boolean;
}

const manifest = new URL('../../web/dist/.vite/routes.json', import.meta.url);
const { screens } = JSON.parse(readFileSync(manifest, 'utf8')) as { screens: readonly Screen[] };

/** Screens that need no session. */
export const screensForVisitors = screens.filter(({ isForVisitors }) => isForVisitors);
/** Screens of members, without those that only redirect. */
export const screensForMembers = screens.filter(
  ({ isForVisitors, leadsOn }) => isForVisitors !== true && leadsOn !== true,
);

/** The scripts that only the screens at these paths load. */
export function scriptsOf(paths: readonly string[]): readonly string[] {
  const isOfArea = (screen: Screen): boolean => screen.paths.some((path) => paths.includes(path));
  const ofOthers = new Set(screens.filter((screen) => !isOfArea(screen)).flatMap(({ files }) => files));
  return [...new Set(screens.filter(isOfArea).flatMap(({ files }) => files))].filter(
    (file) => !ofOthers.has(file),
  );
}
