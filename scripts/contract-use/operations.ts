/** Which modules of the web use a GraphQL field: by the operations that select it, and the hooks and documents of these. */
import { Kind, parse, visit, type OperationDefinitionNode } from 'graphql';
import { sourcesOf } from './sources.ts';

/** An operation of the web, with the fields that it selects. */
interface Operation {
  readonly name: string;
  /** Where it is declared. */
  readonly path: string;
  /** Root fields as `Query.claims`; nested fields only by name. */
  readonly fields: ReadonlySet<string>;
}

const rootTypes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

function fieldsOf(operation: OperationDefinitionNode): Set<string> {
  const fields = new Set<string>();
  for (const selection of operation.selectionSet.selections)
    if (selection.kind === Kind.FIELD)
      fields.add(`${rootTypes[operation.operation]}.${selection.name.value}`);
  visit(operation, { Field: ({ name }) => void fields.add(name.value) });
  return fields;
}

const operations: readonly Operation[] = sourcesOf('web/{src,games}/**/*.graphql').flatMap(({ path, code }) =>
  parse(code).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined
      ? [{ name: definition.name.value, path, fields: fieldsOf(definition) }]
      : [],
  ),
);

const modules = sourcesOf('web/{src,games}/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.(?:test|generated|rows)\.tsx?$/.test(path) && !path.startsWith('web/src/test/'),
);

/**
 * The modules that request a field, such as `Query.claims` or `Claim.screenshot`, those next to the operation first.
 */
export function modulesThatUse(field: string): string[] {
  const [type = '', name = ''] = field.split('.');
  const wanted = type in { Query: 1, Mutation: 1 } ? field : name;
  return operations
    .filter(({ fields }) => fields.has(wanted))
    .flatMap((operation) => {
      const used = new RegExp(
        `\\b(?:use${operation.name}(?:Query|LazyQuery|Mutation)|${operation.name}Document)\\b`,
      );
      const folder = operation.path.slice(0, operation.path.lastIndexOf('/') + 1);
      return modules
        .filter(({ code }) => used.test(code))
        .map(({ path }) => path)
        .sort((one, other) => Number(other.startsWith(folder)) - Number(one.startsWith(folder)));
    });
}
