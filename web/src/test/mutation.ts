import { parse, type DocumentNode } from 'graphql';

/** A mutation as the code generator writes it: `DeletePlace` for the field `deletePlace`. */
export function generatedMutation(name: string): DocumentNode {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.assign(parse(`mutation ${name} { ${field} { id } }`), { __meta__: { hash: name } });
}
