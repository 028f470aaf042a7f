/** What a document costs at most: the fields of all the rows it may ask for. */
import {
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** Rows of a page whose size is a variable: as many as there may be. */
const largestPage = 100;

/** Entries of a list that is given whole, where it is not known better. */
const usualList = 20;

/** Lists that are longer than most: a span of 366 days with several kinds of earnings each, the countries there are. */
const longLists: Readonly<Record<string, number>> = {
  'EarningsReport.earnings': 2000,
  'Query.countries': 250,
};

const pageSizeArgument = 'first';

/** How many objects a field gives for each it is asked of. */
function rowsOf(parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  const size = field.args.find(({ name }) => name === pageSizeArgument);
  if (size !== undefined) {
    const given = node.arguments?.find(({ name }) => name.value === pageSizeArgument)?.value;
    if (given === undefined || given.kind === Kind.NULL) return Number(size.defaultValue ?? largestPage);
    return given.kind === Kind.INT ? Math.min(Number(given.value), largestPage) : largestPage;
  }
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(type) || isPaged(parent)) return 1;
  return longLists[`${parent.name}.${field.name}`] ?? usualList;
}

/** Whether a type is a page: its rows are counted where the page is asked for. */
const isPaged = ({ name }: GraphQLObjectType): boolean => name.endsWith('Connection');

/**
 * A validation rule that refuses what costs more than `most`, without saying how much that is. It throws: nothing else
 * about the document matters then.
 */
export const costRule =
  (most: number, message: string): ValidationRule =>
  (context) => {
    const schema = context.getSchema();
    const fragments = new Map<string, number>();

    const costOfFragment = (name: string): number => {
      const known = fragments.get(name);
      if (known !== undefined) return known;
      // a fragment within itself is another rule's business; it must only end here
      fragments.set(name, 0);
      const fragment = context.getFragment(name);
      const type = fragment && schema.getType(fragment.typeCondition.name.value);
      const cost = fragment && isObjectType(type) ? costOf(type, fragment.selectionSet) : 0;
      fragments.set(name, cost);
      return cost;
    };

    const costOfField = (parent: GraphQLObjectType, node: FieldNode): number => {
      const field = parent.getFields()[node.name.value];
      if (field === undefined || node.selectionSet === undefined) return 1;
      const type = getNamedType(field.type);
      return isObjectType(type) ? 1 + rowsOf(parent, field, node) * costOf(type, node.selectionSet) : 1;
    };

    const costOf = (parent: GraphQLObjectType, { selections }: SelectionSetNode): number =>
      selections.reduce((sum, selection) => {
        if (selection.kind === Kind.FIELD) return sum + costOfField(parent, selection);
        if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + costOfFragment(selection.name.value);
        return sum + costOf(parent, selection.selectionSet);
      }, 0);

    return {
      OperationDefinition({ operation, selectionSet }) {
        const root = schema.getRootType(operation);
        if (root && costOf(root, selectionSet) > most) throw new GraphQLError(message);
      },
    };
  };
