/** Starts a portal once, so that each test file copies its data instead of creating them again. */
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
