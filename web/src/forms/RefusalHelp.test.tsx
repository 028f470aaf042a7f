import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PortalError } from '../data/graphql/errors.ts';
import { renderScreen, startTexts } from '../test/portal.tsx';
import { RefusalHelp } from './RefusalHelp.tsx';

beforeAll(() => startTexts());

const refused = (needs: string | null) =>
  new PortalError('PLATFORM_MESSAGE', 'No.', { requestId: 'req-1', needs });

it('links to identity verification from a refusal that needs it', async () => {
  renderScreen(<RefusalHelp error={refused('identity')} />);
  const link = await screen.findByRole('link', { name: 'Go to identity verification' });
  expect(link).toHaveAttribute('href', '/kyc');
});

it.each([null, 'captcha', 'secondFactor'])('links nowhere from a refusal that needs %s', async (needs) => {
  renderScreen(
    <>
      <p>Beside it</p>
      <RefusalHelp error={refused(needs)} />
    </>,
  );
  await screen.findByText('Beside it');
  expect(screen.queryByRole('link')).toBeNull();
});
