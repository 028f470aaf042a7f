import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, refusal, renderScreen, startTexts, type Gateway } from '../../test/portal.tsx';
import { answers, confirm, foundUnder, historyOf, made, review, sentTo } from './transfers.fixture.ts';
import TransferScreen from './TransferScreen.tsx';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));

describe('a transfer whose answer was lost', () => {
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

  it.each(inDoubt)('shows an unknown outcome after %s', async (_name, answer) => {
    fakeGateway({ ...answers, MakeTransfer: answer });
    renderScreen(<TransferScreen />);
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
  ])('shows no unknown outcome after %s', async (code) => {
    fakeGateway({ ...answers, MakeTransfer: () => refusal(code, 'No') });
    renderScreen(<TransferScreen />);
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

  it('retries with the same key', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: answers.MakeTransfer });
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    const [first, second] = sentTo(gateway);
    expect(second).toEqual(first);
  });

  it('stays unknown when a retry is refused, since that proves nothing about the first attempt', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: () => refusal('PLATFORM_MESSAGE', 'Wrong password.') });
    await user.type(screen.getByLabelText('Transaction password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    expect(await screen.findByText(/Latest answer: Wrong password\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });

  it('finds the transfer by its key once it is in the history', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();

    gateway.answer({ TransferByKey: foundUnder(sentTo(gateway)[0]?.idempotencyKey, made) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    expect(gateway.of('MakeTransfer')).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
  });

  it('shows a transfer that an operator has reversed since', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    const reversed = { ...made, status: 'REVERSED' } as const;
    gateway.answer({ TransferByKey: foundUnder(sentTo(gateway)[0]?.idempotencyKey, reversed) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    expect(screen.getByText('Reversed')).toBeVisible();
  });

  it('ignores an identical transfer made in another tab', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    const identical = { ...made, occurredAt: new Date().toISOString() };
    gateway.answer({
      TransferHistory: () => historyOf([identical]),
      TransferByKey: foundUnder('the key of the other tab', identical),
    });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });

  it('stays unknown when the history fails to load', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = await lose(gateway);
    gateway.answer({ TransferByKey: () => refusal('PLATFORM_MESSAGE', 'Come back later.') });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Come back later.');
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });

  it('survives a reload, without the password', async () => {
    const gateway = fakeGateway(answers);
    const { unmount } = renderScreen(<TransferScreen />);
    await lose(gateway);
    unmount();
    const stored = JSON.stringify(sessionStorage);
    expect(stored).toContain('maria');
    expect(stored).not.toContain('Credits2026');
    renderScreen(<TransferScreen />);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });
});
