/** A part's root contains its entry points and its composition; every other file has a room with a floor. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floorZones, floors, rootFiles, type Part } from './floors.ts';

const root = join(import.meta.dirname, '..');

describe.each(Object.keys(floors) as Part[])('%s', (part) => {
  const entries = readdirSync(join(root, part), { withFileTypes: true });

  it('has no loose files', () => {
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.filter((name) => !name.includes('.test.')).sort()).toEqual([...rootFiles[part]].sort());
  });

  it('has a floor for each room', () => {
    const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(floors[part].flat().sort()).toEqual(rooms.sort());
  });

  it('does not let its lowest floor import any other room', () => {
    const lowest = floors[part][0]?.[0] ?? '';
    const closed = floorZones(part)
      .filter(({ target }) => target === `./${part}/${lowest}`)
      .flatMap(({ from }) => from);
    const others = floors[part].flat().filter((room) => room !== lowest);
    expect(closed).toEqual(expect.arrayContaining(others.map((room) => `./${part}/${room}`)));
  });
});
