/** Starts a portal once, so that each file's portal begins with a copy of its data instead of making them anew. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './browser.ts';
import { createDataFolder } from './portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with demo members; empty where there is no browser to use it. */
    readonly seededFolder: string;
  }
}

export default async function seed(project: TestProject): Promise<() => Promise<void>> {
  const folder = chromiumPath() === undefined ? '' : await createDataFolder();
  project.provide('seededFolder', folder);
  return async () => {
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  };
}
