import { portalLink } from '../../browser/portalLink.ts';
import { registerPath } from '../session/index.ts';

/** Registration URL with the referral ID, at the portal's own URL. */
export const invitationLink = (referralId: string, portal: string): string =>
  portalLink(registerPath({ ref: referralId }), portal);
