/** Operations, compiled once by graphql-jit and executed by both request paths. */
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext, OperationLabel } from '../context/context.ts';
import { variableCoercion, type Coerced } from '../context/variables.ts';
import { gatewayError } from '../kernel/errors.ts';
import type { TrustedDocuments } from './documents.ts';
import { uploadPaths } from './upload-places.ts';

type Variables = Readonly<Record<string, unknown>>;
type Run = (
  root: undefined,
  context: GatewayContext,
  variables: Variables,
) => ExecutionResult | Promise<ExecutionResult>;

/** One executable operation of a document. */
export class Operation implements OperationLabel {
  readonly type: `${OperationTypeNode}`;
  readonly label: string;
  /** Paths below the variables at which the operation takes a file; most operations take none. */
  readonly uploadPaths: ReadonlySet<string>;
  readonly #coerce: (given: Variables) => Coerced;
  readonly #run: Run;

  constructor(
    { type, label, uploadPaths }: Pick<Operation, 'type' | 'label' | 'uploadPaths'>,
    coerce: (given: Variables) => Coerced,
    run: Run,
  ) {
    this.type = type;
    this.label = label;
    this.uploadPaths = uploadPaths;
    this.#coerce = coerce;
    this.#run = run;
  }

  /** Executes the operation. If variables are invalid, the result consists only of their errors. */
  execute(context: GatewayContext, variables: Variables): ExecutionResult | Promise<ExecutionResult> {
    context.operation = this;
    const coerced = this.#coerce(variables);
    return 'errors' in coerced ? { errors: coerced.errors } : this.#run(undefined, context, coerced.values);
  }
}

/** Name in logs and metrics for operations that the web build does not define. */
const otherLabel = 'other';

/** The operations of documents, compiled on first use; in production those of the web build are compiled on start. */
export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #trusted: TrustedDocuments;
  readonly #compiled = new WeakMap<OperationDefinitionNode, Operation>();

  constructor(schema: GraphQLSchema, trusted: TrustedDocuments, isProduction: boolean) {
    this.#schema = schema;
    this.#trusted = trusted;
    if (!isProduction) return;
    for (const document of trusted) {
      for (const definition of document.definitions) {
        if (definition.kind === Kind.OPERATION_DEFINITION) this.#compile(document, definition);
      }
    }
  }

  /** The operation of a valid document: the one of that name, or the only one. Otherwise a GraphQL error. */
  of(document: DocumentNode, name: string | undefined): Operation | GraphQLError {
    const definition = getOperationAST(document, name);
    if (definition?.operation === OperationTypeNode.SUBSCRIPTION) {
      return gatewayError('BAD_REQUEST', 'Subscriptions are not supported.', { http: { status: 400 } });
    }
    if (!definition) {
      const message = name === undefined ? 'operationName is needed.' : 'The document has no such operation.';
      return gatewayError('BAD_REQUEST', message, { http: { status: 400 } });
    }
    return this.#compiled.get(definition) ?? this.#compile(document, definition);
  }

  #compile(document: DocumentNode, definition: OperationDefinitionNode): Operation {
    const compiled = compileQuery(this.#schema, document, definition.name?.value, {
      // resolvers return data that was checked when it arrived from the platform
      disableLeafSerialization: true,
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) {
      throw new Error(`An operation does not compile: ${compiled.errors?.[0]?.message ?? ''}`);
    }
    const coerce = variableCoercion(this.#schema, definition);
    const label = (this.#trusted.includes(document) ? definition.name?.value : undefined) ?? otherLabel;
    const operation = new Operation(
      { type: definition.operation, label, uploadPaths: uploadPaths(this.#schema, definition) },
      coerce,
      compiled.query as Run,
    );
    this.#compiled.set(definition, operation);
    return operation;
  }
}
