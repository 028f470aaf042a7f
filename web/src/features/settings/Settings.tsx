import { Suspense } from 'react';
import { ScreenSections } from '../../components/ScreenSection.tsx';
import { lazyComponent } from '../../lib/lazyImport.ts';
import { DisplaySection } from './DisplaySection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordsSection } from './PasswordsSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const SignInSecurity = lazyComponent(() => import('./security/SignInSecurity.tsx'), ['confirmation']);

export default function Settings() {
  return (
    <ScreenSections>
      <PasswordsSection />
      <Suspense>
        <SignInSecurity />
      </Suspense>
      <LanguageSection />
      <DisplaySection />
      <EmailSection />
      <SessionsSection />
    </ScreenSections>
  );
}
