import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PortalError } from '../graphql/errors.ts';
import { renderScreen, startTexts } from '../test/portal.tsx';
import { RefusalHelp } from './RefusalHelp.tsx';

beforeAll(() => startTexts());

const refused = (needs: string | null) =>
  new PortalError('PLATFORM_MESSAGE', 'No.', 'req-1', null, null, false, needs);

it('links to identity verification from a refusal that needs it', () => {
  renderScreen(<RefusalHelp error={refused('identity')} />);
  expect(screen.getByRole('link', { name: 'Go to identity verification' })).toHaveAttribute('href', '/kyc');
});

it.each([null, 'captcha', 'secondFactor'])('links nowhere from a refusal that needs %s', (needs) => {
  renderScreen(<RefusalHelp error={refused(needs)} />);
  expect(screen.queryByRole('link')).toBeNull();
});
