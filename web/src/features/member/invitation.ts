import { paths } from '../../paths.ts';

/** Where somebody who was invited registers, at the address this portal is served under. */
export function invitationLink(referralId: string, portal: string): string {
  const link = new URL(portal);
  link.search = '';
  link.hash = paths.register({ ref: referralId });
  return link.href;
}

/** Whether the device has a way of its own to send a link on. */
export const canShare = (): boolean => 'share' in navigator && typeof navigator.share === 'function';

/** Opens the device's own sheet. Closing it is no failure, and where it fails the link is still there to be copied. */
export async function share(data: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
