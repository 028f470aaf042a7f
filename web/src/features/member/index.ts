/** The account screen, and inviting others. */
export { invitationLink } from './invitation.ts';
