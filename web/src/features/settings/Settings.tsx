import { styled } from '@mui/material/styles';
import { shownInOrder } from '../../design/theme/css.ts';
import { ScreenSections } from '../../design/ui/ScreenSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { IdleLimitSection } from './IdleLimitSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PasswordsSection } from './PasswordsSection.tsx';
import { SignInSecurity } from './security/SignInSecurity.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const Sections = styled(ScreenSections)(shownInOrder);

export default function Settings() {
  return (
    <Sections>
      <PasswordsSection />
      <SignInSecurity />
      <LanguageSection />
      <DisplaySection />
      <EmailSection />
      <IdleLimitSection />
      <SessionsSection />
    </Sections>
  );
}
