import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts, type Gateway } from '../../test/portal.tsx';
import Transfer from './Transfer.tsx';
import { made, historyOf, answers, sentTo, review, confirm } from './transfers.fixture.ts';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

describe('a transfer without an answer', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  const inDoubt: readonly (readonly [string, () => unknown])[] = [
    ['a lost connection', lost],
    ...[
      'OUTCOME_UNKNOWN',
      'GATEWAY_TIMEOUT',
      'BAD_GATEWAY',
      'INTERNAL_SERVER_ERROR',
      'SERVER_BUSY',
      'REQUEST_TIMEOUT',
      'NOT_IMPLEMENTED',
      'HTTP_VERSION_NOT_SUPPORTED',
      'WHATEVER_ELSE',
    ].map((code) => [code, () => refusal(code)] as const),
  ];

  it.each(inDoubt)('has an unknown outcome after %s', async (_name, answer) => {
    fakeGateway({ ...answers, MakeTransfer: answer });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toHaveFocus();
    expect(screen.getByText('maria')).toBeVisible();
  });

  it.each([
    'PLATFORM_MESSAGE',
    'BAD_USER_INPUT',
    'BAD_REQUEST',
    'ACCESS_DENIED',
    'RATE_LIMITED',
    'UNAUTHENTICATED',
    'DOCUMENT_NOT_TRUSTED',
    'SERVICE_UNAVAILABLE',
  ])('is not what %s means', async (code) => {
    fakeGateway({ ...answers, MakeTransfer: () => refusal(code, 'No') });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByRole('alert');
    expect(screen.queryByRole('heading', { name: 'Outcome unknown' })).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
  });

  async function lose(gateway: Gateway) {
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ MakeTransfer: lost });
    await confirm(user);
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    return user;
  }

  it('is asked for again under the same key', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: answers.MakeTransfer });
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    const [first, second] = sentTo(gateway);
    expect(second).toEqual(first);
  });

  it('stays unknown when a second try is refused, for that says nothing of the first', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: () => refusal('PLATFORM_MESSAGE', 'Wrong password.') });
    await user.type(screen.getByLabelText('Transaction password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    expect(await screen.findByText(/Latest answer: Wrong password\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });

  it('is found in the history once it has arrived there', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();

    gateway.answer({ TransferHistory: () => historyOf([{ ...made, occurredAt: new Date().toISOString() }]) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    expect(gateway.of('MakeTransfer')).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
  });

  it('survives a reload of the page, without the password', async () => {
    const gateway = fakeGateway(answers);
    const { unmount } = renderScreen(<Transfer />);
    await lose(gateway);
    unmount();
    const stored = JSON.stringify(sessionStorage);
    expect(stored).toContain('maria');
    expect(stored).not.toContain('Credits2026');
    renderScreen(<Transfer />);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });
});
