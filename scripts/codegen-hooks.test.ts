import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin } from './codegen-hooks.ts';

const schema = buildSchema('type Query { order(id: ID!): ID } type Mutation { cancel(id: ID!): ID }');
const generate = (document: string) =>
  plugin(schema, [{ document: parse(document), location: '/features/orders/orders.graphql' }]);

describe('the generated hooks', () => {
  it('include a hook and a lazy hook for a query', () => {
    const { content } = generate('query Order($id: ID) { order(id: $id) }');
    expect(content.match(/function \w+/g)).toEqual(['function useOrderQuery', 'function useOrderLazyQuery']);
    expect(content).toContain('useOrderQuery(options?: ');
  });

  it('require the options of a query that cannot be sent without variables', () => {
    expect(generate('query Order($id: ID!) { order(id: $id) }').content).toContain('useOrderQuery(options: ');
    expect(generate('query Order($id: ID! = "1") { order(id: $id) }').content).toContain(
      'useOrderQuery(options?: ',
    );
  });

  it('include a single hook for a mutation', () => {
    const { content } = generate('mutation Cancel($id: ID!) { cancel(id: $id) }');
    expect(content.match(/function \w+/g)).toEqual(['function useCancelMutation']);
  });

  it('have the comment of the operation and its file as docstring', () => {
    const { content } = generate(
      '# Cancels an order,\n# once.\nmutation Cancel($id: ID!) { cancel(id: $id) }',
    );
    expect(content).toContain(
      '/** Cancels an order, once. (orders.graphql) */\nexport function useCancelMutation',
    );
  });

  it('import nothing from Apollo in a file of fragments', () => {
    expect(generate('fragment Part on Query { order(id: "1") }')).toEqual({ prepend: [], content: '' });
  });
});
