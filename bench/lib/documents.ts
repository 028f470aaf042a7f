/** The operations that the web sends, as the gateway knows them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** The id and text of a web operation by its name, such as `query Overview`, in this checkout or another. */
export function trustedDocument(
  name: string,
  checkout = root,
): { readonly documentId: string; readonly query: string } {
  const trusted = JSON.parse(readFileSync(join(checkout, 'web', 'trusted-documents.json'), 'utf8')) as Record<
    string,
    string
  >;
  const found = Object.entries(trusted).find(([, text]) => text.includes(name));
  if (found === undefined) throw new Error(`The web has no operation ${name}.`);
  const [documentId, query] = found;
  return { documentId, query };
}
