import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PortalError, unknownOutcome } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';

beforeAll(() => startTexts('flow'));

/** Shows the screen of an attempt that failed for `cause`, and of a later one that was refused with `answer`. */
const show = (cause: PortalError | null, answer: PortalError | null) =>
  renderScreen(
    <UnknownOutcome
      details={[]}
      words={undefined}
      cannotResend={null}
      withPassword
      sentAt="2026-11-21T04:00:00.000Z"
      cause={cause}
      answer={answer}
      historyPath="/records"
      isSending={false}
      onLookUp={() => expect.unreachable()}
      onRetry={() => expect.unreachable()}
      onDismiss={() => undefined}
    />,
  );

it.each([null, 'input.transactionPassword'])(
  'links to support when only support can help an order that was sent again, refused for %s',
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
    show(
      null,
      new PortalError('PLATFORM_MESSAGE', 'Not now. Contact support.', {
        requestId: 'request-1',
        field,
        needs: 'support',
      }),
    );
    expect(await screen.findByText(/Not now\. Contact support\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Write to help@example.com' })).toBeVisible();
  },
);

it.each([
  [{ code: 'NETWORK_LOST', status: null }, 'No answer arrived.'],
  [{ code: 'GATEWAY_TIMEOUT', status: null }, 'No answer arrived.'],
  [{ code: 'GATEWAY_TIMEOUT', status: 504 }, 'Gateway timeout'],
  [{ code: 'BAD_GATEWAY', status: 502 }, 'Gateway error'],
  [{ code: 'SERVER_BUSY', status: null }, 'The answer could not be read.'],
] as const)('shows why the outcome is unknown: %o', (reason, text) => {
  fakeGateway({ Overview: () => overviewOf({}) });
  show(unknownOutcome(null, reason), null);
  expect(screen.getByText(text)).toBeVisible();
});
