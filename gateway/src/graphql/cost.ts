/**
 * The maximum cost of a document: the number of fields in all rows it may request. The platform reads and sends whole
 * rows, so each row counts with all its fields, even if the document selects one of them.
 */
import { maxPageSize } from '@portal/schema/rules';
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

/** Assumed length of a list without pages. */
const defaultListSize = 20;

/** Lists of another length: 366 days with several kinds of earnings each, the six orders of a round, and all countries. */
const listSizes: Readonly<Record<string, number>> = {
  'EarningsReport.earnings': 2000,
  'ClaimRound.orders': 6,
  'Query.countries': 250,
};

const pageSizeArgument = 'first';

/** How many objects a field returns for each parent object. */
function rowsOf(parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, node?: FieldNode): number {
  const size = field.args.find(({ name }) => name === pageSizeArgument);
  if (size !== undefined) {
    const given = node?.arguments?.find(({ name }) => name.value === pageSizeArgument)?.value;
    if (given === undefined || given.kind === Kind.NULL) return Number(size.defaultValue ?? maxPageSize);
    return given.kind === Kind.INT ? Math.min(Number(given.value), maxPageSize) : maxPageSize;
  }
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(type) || isPaged(parent)) return 1;
  return listSizes[`${parent.name}.${field.name}`] ?? defaultListSize;
}

/** Whether a type is a page, whose rows are counted at the field that requests the page. */
const isPaged = ({ name }: GraphQLObjectType): boolean => name.endsWith('Connection');

/**
 * A validation rule that refuses documents that cost more than `max`, without revealing the limit. It throws, because
 * further errors of the document do not matter then.
 */
export const costRule =
  (max: number, message: string): ValidationRule =>
  (context) => {
    const schema = context.getSchema();
    const fragments = new Map<string, number>();
    const wholes = new Map<GraphQLObjectType, number>();

    const costOfFragment = (name: string): number => {
      const known = fragments.get(name);
      if (known !== undefined) return known;
      // another rule reports a fragment that contains itself; here the recursion only has to end
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
      if (!isObjectType(type)) return 1;
      const rows = rowsOf(parent, field, node);
      const selected = costOf(type, node.selectionSet);
      return 1 + (rows === 1 ? selected : rows * Math.max(selected, costOfAll(type)));
    };

    const costOfAll = (parent: GraphQLObjectType): number => {
      const known = wholes.get(parent);
      if (known !== undefined) return known;
      // only introspection types contain themselves; their selected fields count
      wholes.set(parent, 0);
      const fields = Object.values(parent.getFields());
      const cost = fields.reduce((sum, field) => {
        const type = getNamedType(field.type);
        return sum + 1 + (isObjectType(type) ? rowsOf(parent, field) * costOfAll(type) : 0);
      }, 0);
      wholes.set(parent, cost);
      return cost;
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
        if (root && costOf(root, selectionSet) > max) throw new GraphQLError(message);
      },
    };
  };
