/** The account screen, and inviting others. */
export { userInfoPath } from './paths.ts';
export { canShare, invitationLink, share } from './invitation.ts';
