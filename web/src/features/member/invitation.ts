import { registerPath } from '../session/index.ts';

/** Registration URL with the referral ID, at the portal's own URL. */
export function invitationLink(referralId: string, portal: string): string {
  const link = new URL(portal);
  link.search = '';
  link.hash = registerPath({ ref: referralId });
  return link.href;
}

/** Whether the device supports the Web Share API. */
export const canShare = (): boolean => 'share' in navigator && typeof navigator.share === 'function';

/** Opens the device's share sheet. Errors are ignored: the link can still be copied. */
export async function share(data: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
