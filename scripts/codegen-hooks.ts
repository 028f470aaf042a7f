/**
 * A plugin of the code generator: for each operation a React hook over Apollo's own, beside its typed document.
 * `query Overview` becomes `useOverviewQuery` and `useOverviewLazyQuery`, `mutation Logout` becomes
 * `useLogoutMutation`. Options and results are Apollo's, with the types of the document; a query that cannot be sent
 * without variables requires its options. A bundle that uses only documents drops the hooks, and Apollo with them.
 */
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  );

function queryHooks(name: string, operation: OperationDefinitionNode): string {
  const types = `<${name}Query, ${name}QueryVariables>`;
  const optional = needsVariables(operation) ? '' : '?';
  return `
export function use${name}Query(options${optional}: ApolloHooks.useQuery.Options${types} | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(${name}Document, options);
}

export function use${name}LazyQuery(options?: ApolloHooks.useLazyQuery.Options${types}) {
  return ApolloHooks.useLazyQuery(${name}Document, options);
}`;
}

const mutationHook = (name: string): string => `
export function use${name}Mutation(options?: ApolloHooks.useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return ApolloHooks.useMutation(${name}Document, options);
}`;

function hooks(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('An operation needs a name');
  return operation.operation === OperationTypeNode.MUTATION
    ? mutationHook(name)
    : queryHooks(name, operation);
}

/** Called by the generator, once for each file of documents. */
export function plugin(_schema: GraphQLSchema, files: readonly { document?: DocumentNode }[]) {
  const operations = files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: operations.length === 0 ? [] : ["import * as ApolloHooks from '@apollo/client/react';"],
    content: operations.map(hooks).join('\n'),
  };
}
