import { ScreenSections } from '../../components/ScreenSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasswordsSection } from './PasswordsSection.tsx';

export default function Settings() {
  return (
    <ScreenSections>
      <PasswordsSection />
      <LanguageSection />
      <DisplaySection />
      <MailSection />
    </ScreenSections>
  );
}
