/** A trusted document as it is sent. */
export interface Operation {
  readonly id: string;
  readonly name: string;
}

/** Trusted-document ID and operation name of a generated document. */
export function operationOf(document: object): Operation {
  const { __meta__: meta, definitions } = document as {
    __meta__?: { hash?: unknown };
    definitions?: readonly { name?: { value: string } }[];
  };
  const id = meta?.hash;
  const name = definitions?.[0]?.name?.value;
  if (typeof id !== 'string' || name === undefined) throw new Error('Not a generated document');
  return { id, name };
}
