/** Tickets with which a new tab joins the session of an open one, at the gateway. */
import { asPortalError } from '../graphql/errors.ts';
import { request } from '../graphql/request.ts';
import { CreateTabTicketDocument, RedeemTabTicketDocument } from './tabTicket.generated.ts';

/** Timeout of each request, in ms: the new tab shows nothing until then. */
const timeout = 4_000;

/** What `takeOver` needs of the gateway. */
export interface TabTickets {
  /** A ticket for this tab's session; null where none is to be had. */
  readonly create: (verifierHash: string) => Promise<string | null>;
  /**
   * A token of the ticket's session; `misused` when another program presented the ticket, null when it isn't accepted.
   */
  readonly redeem: (ticket: string, verifier: string) => Promise<{ token: string } | 'misused' | null>;
}

const options = () => ({ background: true, signal: AbortSignal.timeout(timeout) });

export const tabTickets: TabTickets = {
  create: (verifierHash) =>
    request(CreateTabTicketDocument, { input: { verifierHash } }, options()).then(
      ({ createTabTicket }) => createTabTicket.ticket,
      () => null,
    ),
  redeem: (ticket, verifier) =>
    request(RedeemTabTicketDocument, { input: { ticket, verifier } }, options()).then(
      ({ redeemTabTicket }) => ({ token: redeemTabTicket.token }),
      (error: unknown) => (asPortalError(error).needs === 'signIn' ? 'misused' : null),
    ),
};
