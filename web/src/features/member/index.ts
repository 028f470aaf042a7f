/** The account screen, and inviting others. */
export { userInfoPath } from './paths.ts';
export { invitationLink } from './invitation.ts';
