/**
 * Operations that a second factor confirms: the proof is requested when the operation is sent, for exactly what is
 * sent.
 */

/** A mutation as the gateway is asked to have it confirmed. */
export interface ConfirmedOperation {
  readonly name: string;
  /** Without `transactionPassword`. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Resolves to a proof for the operation; rejects with a PortalError, and then nothing is sent. */
export type Prove = (operation: ConfirmedOperation) => Promise<string>;

const waiting = new Map<string, Prove>();

/** A placeholder for `transactionPassword` that the next request with it replaces by what `prove` resolves to. */
export function proveOnSubmit(prove: Prove): string {
  const placeholder = `{proof:${crypto.randomUUID()}}`;
  waiting.set(placeholder, prove);
  return placeholder;
}

/** The name of the document's first field: a mutation of the portal has only one. */
function mutationOf(document: object): string {
  type Selections = readonly { name?: { value: string } }[];
  const { definitions } = document as {
    definitions?: readonly { selectionSet?: { selections: Selections } }[];
  };
  const name = definitions?.[0]?.selectionSet?.selections[0]?.name?.value;
  if (name === undefined) throw new Error('Not a generated document');
  return name;
}

/**
 * The variables as they are sent: with a proof for this document and input if a placeholder asks for one, otherwise
 * as they are and at once.
 */
export function withProof<TVariables>(
  document: object,
  variables: TVariables,
): TVariables | Promise<TVariables> {
  const { input } = (variables ?? {}) as { input?: Readonly<Record<string, unknown>> | null };
  const { transactionPassword: placeholder, ...confirmed } = input ?? {};
  if (typeof placeholder !== 'string') return variables;
  const prove = waiting.get(placeholder);
  if (prove === undefined) return variables;
  waiting.delete(placeholder);
  return prove({ name: mutationOf(document), input: confirmed }).then((transactionPassword) => ({
    ...variables,
    input: { ...confirmed, transactionPassword },
  }));
}
