/** The rooms of the parts and the order of their floors. Lint and `rooms.test.ts` hold both. */

/** The folders of one part. */
export interface PartRooms {
  /** The folder of its sources. */
  readonly folder: string;
  /** Files at the root of the folder: entry points. Everything else is in a room. */
  readonly entries: readonly string[];
  /** The rooms by floor, lowest first. A file imports only from its own room and from lower floors. */
  readonly floors: readonly (readonly string[])[];
}

export const partRooms: readonly PartRooms[] = [
  {
    folder: 'gateway/src',
    entries: ['app.ts', 'main.ts'],
    floors: [
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
  },
  {
    folder: 'platform/src',
    entries: ['main.ts'],
    floors: [
      ['kernel'],
      ['database', 'messages'],
      ['ledger', 'limits', 'telemetry'],
      ['chain', 'identity', 'mails', 'orders', 'uploads'],
      ['http'],
      ['admin', 'services'],
      ['demo', 'jobs'],
      ['operator'],
      ['declaration'],
      ['domains'],
      ['composition'],
      ['cli'],
    ],
  },
  {
    folder: 'web/src',
    entries: ['main.tsx'],
    floors: [
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
  },
];

/** A zone of the rule `import-x/no-restricted-paths`. */
export interface Zone {
  readonly target: string | string[];
  readonly from: string | string[];
  readonly message: string;
}

/** The zones that hold the floors of a part. Type imports count. */
export function toZones({ folder, entries, floors }: PartRooms): Zone[] {
  const at = (room: string): string => `./${folder}/${room}`;
  const zones = floors.flatMap((rooms, floor) => {
    const lower = floors.slice(0, floor).flat();
    const higher = floors.slice(floor + 1).flat();
    return rooms.map((room) => ({
      target: at(room),
      from: [...rooms.filter((other) => other !== room), ...higher].map(at),
      message: `${room}/ imports only from ${lower.length > 0 ? `the floors below it (${lower.join(', ')})` : 'itself'}. Move the code to the room it belongs to, or pass in what it needs (scripts/rooms.ts).`,
    }));
  });
  return [
    ...zones.filter(({ from }) => from.length > 0),
    {
      target: floors.flat().map(at),
      from: entries.map(at),
      message: 'No room imports an entry point (scripts/rooms.ts).',
    },
  ];
}
