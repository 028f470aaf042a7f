/** Determines the platform call of a mutation, so that a second factor can confirm it first. */
import { takesProof, type Endpoint, type ResultOf } from '@portal/schema/rest';
import { isInputObjectType, isNonNullType, type GraphQLResolveInfo } from 'graphql';
import { badUserInput } from '../kernel/errors.ts';
import type { InputNames } from '../platform-client/input-names.ts';
import type { DataOf } from '../platform-client/request-body.ts';
import { GatewayContext } from './context.ts';
import { coerceInput } from './variables.ts';

/** A mutation by its name, and its input. */
interface ConfirmedOperation {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** An endpoint's path, and the data without the confirmation. */
interface PlannedOperation {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Thrown in place of the first call; a resolver maps its input before it. */
class Planned extends Error {
  readonly endpoint: Endpoint;
  readonly data: object;

  constructor(endpoint: Endpoint, data: object) {
    super('planned');
    this.endpoint = endpoint;
    this.data = data;
  }
}

/** A context without platform access: it throws the first call. */
class PlanningContext extends GatewayContext {
  override call<E extends Endpoint>(
    endpoint: E,
    data: DataOf<E>,
    _inputNames?: InputNames<E>,
  ): Promise<ResultOf<E>> {
    throw new Planned(endpoint, data);
  }
}

const refuseOperation = () =>
  badUserInput('"input.operation.name" is no operation that a factor confirms.', 'input.operation.name');

/**
 * The platform call that a mutation makes with this input. It runs the mutation's resolver without calling the
 * platform, so that proof and operation share the mapping. Throws BAD_USER_INPUT if proofs cannot confirm the mutation,
 * or for invalid input.
 */
export async function planCall(
  { name, input }: ConfirmedOperation,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<PlannedOperation> {
  const field = info.schema.getMutationType()?.getFields()[name];
  const type = field?.args.find((argument) => argument.name === 'input')?.type;
  const inputType = isNonNullType(type) ? type.ofType : type;
  if (field?.resolve === undefined || !isInputObjectType(inputType)) throw refuseOperation();
  if (inputType.getFields()['transactionPassword'] === undefined) throw refuseOperation();
  const given = { ...input, transactionPassword: 'no part of the digest' };
  const args = { input: coerceInput(['input', 'operation', 'input'], inputType, given) };
  try {
    await field.resolve(undefined, args, new PlanningContext(context.services, context), info);
  } catch (thrown) {
    if (!(thrown instanceof Planned)) throw thrown;
    if (!takesProof(thrown.endpoint)) throw refuseOperation();
    const { transactionPassword: _, ...data } = thrown.data as Record<string, unknown>;
    return { path: thrown.endpoint.path, data };
  }
  throw refuseOperation();
}
