/** Starts a portal once, so that each file's portal begins with a copy of its data instead of making them anew. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createDataFolder } from './portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with demo members. */
    readonly seededFolder: string;
  }
}

export default async function seed(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createDataFolder();
  project.provide('seededFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
