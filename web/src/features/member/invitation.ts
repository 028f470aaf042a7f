import { registerPath } from '../session/index.ts';

/** Registration URL with the referral ID, at the portal's own URL. */
export function invitationLink(referralId: string, portal: string): string {
  const link = new URL(portal);
  link.search = '';
  link.hash = registerPath({ ref: referralId });
  return link.href;
}
