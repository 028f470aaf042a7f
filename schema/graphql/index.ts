/** The GraphQL schema the browser and the gateway agree on, one SDL file a domain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Every SDL file of this folder as one document. */
export const typeDefs: string = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
