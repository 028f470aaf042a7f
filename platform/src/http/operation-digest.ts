/** The digest of an operation, which binds a second-factor proof to everything that the member confirms. */
import { domains, takesProof, type Endpoint } from '@portal/schema/rest';
import { fingerprint, type Json } from '../ledger/canonical-json.ts';
import { refuseField } from '../messages/index.ts';
import type { CurrentCall } from './current-call.ts';
import { validate } from './validate.ts';

/** An operation to be confirmed: the endpoint's path, and its data without the confirmation. */
interface RequestedOperation {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(domains)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(takesProof)
    .map((endpoint) => [endpoint.path, endpoint]),
);

/**
 * SHA-256 in hex of a call's path and all its data in canonical JSON, except `transactionPassword`, which contains the
 * confirmation.
 */
export function digestOperation({ endpoint, data }: CurrentCall): string {
  const input = { ...(data as Readonly<Record<string, Json>>), transactionPassword: undefined };
  return fingerprint({ path: endpoint.path, input }).toString('hex');
}

/**
 * The digest that the call of a requested operation will have. The data is parsed by the endpoint's schema and refused
 * as the call would be; also refused if no proof can confirm the endpoint.
 */
export function digestRequested({ path, data }: RequestedOperation): string {
  const endpoint = endpoints.get(path);
  if (endpoint === undefined) throw refuseField('operation', 'invalid');
  const parsed = validate(endpoint, { ...data, transactionPassword: 'left out of the digest' });
  return digestOperation({ endpoint, data: parsed });
}
