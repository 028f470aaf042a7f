import type { ApolloClient } from '@apollo/client';
import { asPortalError } from '../../data/graphql/errors.ts';
import { errorText, shownInPlace } from '../../data/graphql/report.ts';
import { RecipientDocument, type RecipientQuery } from './recipients.generated.ts';

/** A member who was looked up. */
export type KnownMember = RecipientQuery['recipient'];

/** Outcome of a lookup; `unknown` if it failed, which blocks nothing. */
export type Outcome =
  | { readonly kind: 'found'; readonly recipient: KnownMember }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Looks a user name up. Never rejects. */
export async function lookUp(client: ApolloClient, userName: string): Promise<Outcome> {
  try {
    const { data } = await client.query({
      query: RecipientDocument,
      variables: { userName },
      ...shownInPlace,
    });
    return data === undefined ? { kind: 'unknown' } : { kind: 'found', recipient: data.recipient };
  } catch (thrown) {
    const error = asPortalError(thrown);
    // Only errors about the name are shown, not a limit or a lost connection.
    return error.input === 'userName' ? { kind: 'refused', reason: errorText(error) } : { kind: 'unknown' };
  }
}
