/** A part whose files are in rooms. */
export type Part = 'gateway/src';

interface Zone {
  readonly target: string;
  readonly from: string | readonly string[];
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
};

/** The files at the root of a part: its entry points and its composition. */
export const rootFiles: Readonly<Record<Part, readonly string[]>> = {
  'gateway/src': ['main.ts', 'app.ts'],
};

/** The zones of `import-x/no-restricted-paths` for a part. */
export const floorZones = (part: Part): Zone[] =>
  floors[part].flatMap((rooms, floor) =>
    rooms.flatMap((room) => {
      const message = `${room} is below it or beside it: move the file, or pass in what it needs (scripts/floors.ts).`;
      const above = [...rooms.filter((other) => other !== room), ...floors[part].slice(floor + 1).flat()];
      const target = `./${part}/${room}`;
      return [
        { target, from: `./${part}/*.*`, message },
        ...(above.length > 0 ? [{ target, from: above.map((other) => `./${part}/${other}`), message }] : []),
      ];
    }),
  );
