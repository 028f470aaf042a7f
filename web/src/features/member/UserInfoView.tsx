import { ScreenSections } from '../../components/ScreenSection.tsx';
import type { Member } from '../../overview/overview.tsx';
import { InvitationSection } from './InvitationSection.tsx';
import { NextSection } from './NextSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export interface UserInfoViewProps {
  member: Member;
  /** The address this portal is open at: invitations lead to it. */
  portal: string;
}

/** The account, section by section. */
export function UserInfoView({ member, portal }: UserInfoViewProps) {
  return (
    <ScreenSections>
      <ProfileSection member={member} />
      <InvitationSection referralId={member.referralId} portal={portal} />
      <NextSection agreementAccepted={member.agreementAccepted} />
    </ScreenSections>
  );
}
