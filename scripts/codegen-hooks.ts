/**
 * A plugin of the code generator: for each operation a React hook over Apollo's own, beside its typed document.
 * `query Overview` becomes `useOverviewQuery` and `useOverviewLazyQuery`, `mutation Logout` becomes
 * `useLogoutMutation`. Options and results are Apollo's, with the types of the document; a query that cannot be sent
 * without variables requires its options. The docstring of a hook is the comment above the operation. A bundle that uses only documents drops the hooks, and Apollo with them.
 */
import { basename } from 'node:path';
import {
  Kind,
  OperationTypeNode,
  TokenKind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  );

/** The comment above an operation, and its file: the docstring of its hooks. */
function describe({ loc }: OperationDefinitionNode, file: string): string {
  const lines = [];
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim());
  return `/** ${[...lines, `(${file})`].join(' ').replaceAll('*/', '* /')} */`;
}

function queryHooks(name: string, operation: OperationDefinitionNode, docs: string): string {
  const types = `<${name}Query, ${name}QueryVariables>`;
  const optional = needsVariables(operation) ? '' : '?';
  return `
${docs}
export function use${name}Query(options${optional}: ApolloHooks.useQuery.Options${types} | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(${name}Document, options);
}

${docs}
export function use${name}LazyQuery(options?: ApolloHooks.useLazyQuery.Options${types}) {
  return ApolloHooks.useLazyQuery(${name}Document, options);
}`;
}

const mutationHook = (name: string, docs: string): string => `
${docs}
export function use${name}Mutation(options?: ApolloHooks.useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return ApolloHooks.useMutation(${name}Document, options);
}`;

function hooks(operation: OperationDefinitionNode, file: string): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('An operation needs a name');
  const docs = describe(operation, file);
  return operation.operation === OperationTypeNode.MUTATION
    ? mutationHook(name, docs)
    : queryHooks(name, operation, docs);
}

/** Called by the generator, once for each file of documents. */
export function plugin(
  _schema: GraphQLSchema,
  files: readonly { readonly document?: DocumentNode; readonly location?: string }[],
) {
  const operations = files.flatMap(({ document, location = '' }) =>
    (document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => ({ operation, file: basename(location) })),
  );
  return {
    prepend: operations.length === 0 ? [] : ["import * as ApolloHooks from '@apollo/client/react';"],
    content: operations.map(({ operation, file }) => hooks(operation, file)).join('\n'),
  };
}
