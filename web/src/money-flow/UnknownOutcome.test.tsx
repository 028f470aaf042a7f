import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PortalError } from '../graphql/errors.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';

beforeAll(() => startTexts('flow'));
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([null, 'input.transactionPassword'])(
  'leads to support when only support can help an order that was sent again, refused for %s',
  async (field) => {
    session.start('token');
    fakeGateway({
      Overview: () => overviewOf({}),
      Portal: () => ({
        portal: {
          __typename: 'Portal',
          support: { __typename: 'Support', url: null, email: 'help@example.com' },
        },
      }),
    });
    renderScreen(
      <UnknownOutcome
        details={[]}
        words={undefined}
        cannotResend={null}
        withPassword
        sentAt="2026-11-21T04:00:00.000Z"
        answer={
          new PortalError(
            'PLATFORM_MESSAGE',
            'Not now. Contact support.',
            'request-1',
            field,
            null,
            false,
            'support',
          )
        }
        historyPath="/records"
        isSending={false}
        onLookUp={() => expect.unreachable()}
        onRetry={() => expect.unreachable()}
        onDismiss={() => undefined}
      />,
    );
    expect(await screen.findByText(/Not now\. Contact support\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Write to help@example.com' })).toBeVisible();
  },
);
