import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { partRooms, toZones } from './rooms.ts';

const root = join(import.meta.dirname, '..');

describe.each(partRooms)('the root of $folder', ({ folder, entries, floors }) => {
  it('contains only its entry points and rooms', () => {
    // The test of an entry point is beside it.
    const found = readdirSync(join(root, folder)).map((name) => name.replace(/\.test\.(tsx?)$/, '.$1'));
    expect([...new Set(found)].sort()).toEqual([...entries, ...floors.flat()].sort());
  });
});

describe('the order of floors', () => {
  const rules = {
    folder: 'platform/src',
    entries: ['main.ts'],
    floors: [['kernel'], ['database', 'messages'], ['services']],
  };
  const lint = (file: string, code: string): string[] =>
    new Linter({ cwd: root })
      .verify(
        code,
        [
          {
            files: ['**/*.ts'],
            languageOptions: { parser: tseslint.parser },
            plugins: { 'import-x': importX },
            settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
            rules: { 'import-x/no-restricted-paths': ['error', { zones: toZones(rules) }] },
          },
        ],
        { filename: join(root, 'platform/src', file) },
      )
      .map(({ message }) => message);

  it.each([
    ['a lower floor', 'services/x.ts', "import { systemClock } from '../kernel/clock.ts';"],
    ['its own room', 'kernel/x.ts', "import { systemClock } from './clock.ts';"],
  ])('lets a file import from %s', (_, file, code) => {
    expect(lint(file, code)).toEqual([]);
  });

  it.each([
    ['a higher floor', 'kernel/x.ts', "import { createServices } from '../services/create-services.ts';"],
    ['a higher floor, a type', 'kernel/x.ts', "import type { Services } from '../services/services.ts';"],
    ['a higher floor, again', 'database/x.ts', "export * from '../services/services.ts';"],
    ['a higher floor, later', 'database/x.ts', "await import('../services/services.ts');"],
    ['a room beside it', 'database/x.ts', "import { locales } from '../messages/index.ts';"],
    ['an entry point', 'services/x.ts', "import '../main.ts';"],
  ])('refuses an import from %s', (_, file, code) => {
    expect(lint(file, code)).toEqual([expect.stringContaining('scripts/rooms.ts')]);
  });

  it('explains how to fix it', () => {
    expect(lint('database/x.ts', "import type { Services } from '../services/services.ts';")).toEqual([
      expect.stringContaining(
        'database/ imports only from the floors below it (kernel). Move the code to the room it belongs to, or pass in what it needs',
      ),
    ]);
  });
});
