/** The GraphQL schema between browser and gateway, one SDL file per domain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** All SDL files of this folder as one document. */
export const typeDefs: string = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
