import type { ReactNode } from 'react';
import { ScreenSections } from '../../components/ScreenSection.tsx';
import type { Member } from '../../overview/overview.tsx';
import { InvitationSection } from './InvitationSection.tsx';
import { NextSection } from './NextSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export interface UserInfoViewProps {
  member: Member;
  /** URL of this portal, for invitations. */
  portal: string;
  payout: ReactNode;
}

/** The sections of the account screen. */
export function UserInfoView({ member, portal, payout }: UserInfoViewProps) {
  return (
    <ScreenSections>
      <ProfileSection member={member} />
      {payout}
      <InvitationSection referralId={member.referralId} portal={portal} />
      <NextSection agreementAccepted={member.agreementAccepted} />
    </ScreenSections>
  );
}
