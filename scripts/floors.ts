/** A part whose files are in rooms. */
export type Part = 'gateway/src' | 'web/src';

interface Zone {
  readonly target: string;
  readonly from: readonly string[];
  readonly message: string;
}

/**
 * The rooms of each part, the lowest floor first. A file imports from its own room and from lower floors, so that rooms
 * never depend on each other in a circle. eslint.config.js turns this into import rules.
 */
export const floors: Readonly<Record<Part, readonly (readonly string[])[]>> = {
  'gateway/src': [
    ['kernel'],
    ['metrics'],
    ['http', 'limits', 'sessions'],
    ['uploads'],
    ['platform-client'],
    ['config'],
    ['context'],
    ['generated'],
    ['mapping'],
    ['domains'],
    ['graphql'],
    ['admin'],
  ],
  'web/src': [
    ['generated'],
    ['i18n'],
    ['browser', 'time'],
    ['money'],
    ['design'],
    ['data'],
    ['extension-points'],
    ['support', 'catalog'],
    ['forms'],
    ['scan'],
    ['screens'],
    ['orders'],
    ['notices', 'charts'],
    ['features'],
    ['app'],
    ['test'],
  ],
};

/** The files at the root of a part: its entry points and its composition. */
export const rootFiles: Readonly<Record<Part, readonly string[]>> = {
  'gateway/src': ['main.ts', 'app.ts'],
  'web/src': ['main.tsx'],
};

/** The zones of `import-x/no-restricted-paths` for a part. */
export const floorZones = (part: Part): Zone[] =>
  floors[part].flatMap((rooms, floor) =>
    rooms.map((room) => {
      const above = [...rooms.filter((other) => other !== room), ...floors[part].slice(floor + 1).flat()];
      return {
        target: `./${part}/${room}`,
        // Paths without patterns, because ESLint matches them many times faster.
        from: [...rootFiles[part], ...above].map((entry) => `./${part}/${entry}`),
        message: `${room} is below it or beside it: move the file, or pass in what it needs (scripts/floors.ts).`,
      };
    }),
  );
