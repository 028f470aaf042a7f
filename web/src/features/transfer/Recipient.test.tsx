import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { extensionsOf, fakeGateway, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { answers, confirm, fillIn, historyOf, made } from './transfers.fixture.ts';
import TransferScreen from './TransferScreen.tsx';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

const unknown = 'There is no member named mria. Check the username.';
const refused = () => refusal('PLATFORM_MESSAGE', unknown, { field: 'userName' });
const recipient = () => screen.findByLabelText('Recipient');
const goOn = () => screen.getByRole('button', { name: 'Review transfer' });
const review = () => screen.findByRole('heading', { name: 'Check before you confirm' });

it('looks the recipient up when the field is left and names them in the review', async () => {
  const gateway = fakeGateway(answers);
  renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await user.type(await recipient(), 'MARIA');
  expect(gateway.of('Recipient')).toEqual([]);
  await user.tab();
  expect(await screen.findByText(/member since Mar 12, 2026/)).toHaveTextContent('maria · member since');
  expect(await recipient()).toHaveAccessibleDescription('maria · member since Mar 12, 2026');
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.click(goOn());
  await review();
  expect(screen.getByText('Member since').parentElement).toHaveTextContent('Mar 12, 2026');
  await confirm(user);
  await waitFor(() => expect(gateway.of('MakeTransfer')).toMatchObject([{ input: { toUserName: 'maria' } }]));
  expect(gateway.of('Recipient'), 'asked once for one name').toHaveLength(1);
});

it.each([
  [
    'chosen among the recent ones',
    '/transfer',
    async () => userEvent.click(await screen.findByRole('button', { name: 'maria' })),
  ],
  ['given by a link', '/transfer?to=maria', async () => undefined],
])('looks the recipient up at once when it is %s', async (_how, path, act) => {
  fakeGateway({ ...answers, TransferHistory: () => historyOf([made]) });
  renderScreen(<TransferScreen />, path);
  await act();
  expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
});

it('shows a refusal at the field and keeps the review closed', async () => {
  const gateway = fakeGateway({ ...answers, Recipient: refused });
  renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await fillIn(user, 'mria');
  expect(await screen.findByText(unknown)).toBeVisible();
  await user.click(goOn());
  expect(await recipient()).toHaveFocus();
  expect(screen.queryByLabelText('Transaction password')).toBeNull();
  gateway.answer({ Recipient: answers.Recipient });
  await user.type(await recipient(), 'x');
  expect(screen.queryByText(unknown)).toBeNull();
});

it('looks the recipient up before the review when the form is submitted from the field', async () => {
  fakeGateway({ ...answers, Recipient: refused });
  renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Amount'), '25');
  await user.type(await recipient(), 'mria{Enter}');
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(await recipient()).toHaveFocus();
  await user.clear(await recipient());
  fakeGateway(answers);
  await user.type(await recipient(), 'maria{Enter}');
  await review();
  expect(screen.getByText('Member since')).toBeVisible();
});

it.each([
  ['there were too many', () => refusal('PLATFORM_MESSAGE', 'Too many requests.')],
  ['the connection fails', () => Promise.reject(new Error('lost'))],
])(
  'accepts the recipient as typed when %s and asks the member in the review to check it',
  async (_why, answer) => {
    const gateway = fakeGateway({ ...answers, Recipient: answer });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(goOn());
    await review();
    expect(screen.getByText('Member since').parentElement).toHaveTextContent(
      'Could not be looked up just now. Check that the username is right.',
    );
    expect(screen.queryByText('Too many requests.')).toBeNull();
    await confirm(user);
    await waitFor(() =>
      expect(gateway.of('MakeTransfer')).toMatchObject([{ input: { toUserName: 'maria' } }]),
    );
  },
);

it('accepts the recipient as typed, without a request, when the platform lacks the lookup', async () => {
  const gateway = fakeGateway({ ...answers, Extensions: extensionsOf('savedRecipients') });
  renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(goOn());
  await review();
  expect(screen.queryByText('Member since')).toBeNull();
  expect(gateway.of('Recipient')).toEqual([]);
});

it('refuses the recipient of a link at once and keeps amount and note', async () => {
  fakeGateway(answers);
  const { unmount } = renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Amount'), '25');
  await user.type(screen.getByLabelText(/^Note/), 'rent');
  unmount();
  renderScreen(<TransferScreen />, '/transfer?to=AIKO');
  expect(await recipient()).toHaveValue('AIKO');
  expect(await recipient()).toHaveAccessibleDescription(/This is your own username/);
  expect(screen.getByLabelText('Amount')).toHaveValue('25');
  expect(screen.getByLabelText(/^Note/)).toHaveValue('rent');
  await user.clear(await recipient());
  await user.type(await recipient(), 'aiko');
  expect(await recipient(), 'not while typing').toBeValid();
  await user.tab();
  expect(await recipient()).toBeInvalid();
});

it('lets the member go on without waiting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeGateway({ ...answers, Recipient: () => new Promise(() => undefined) });
  renderScreen(<TransferScreen />);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await fillIn(user);
  expect(await screen.findByText('Looking up the member…')).toBeVisible();
  await user.click(goOn());
  expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await review();
});

describe('a transfer that waits for its recipient', () => {
  /** A gateway that answers the lookup on demand; fills in the form and presses its button twice. */
  async function waiting(answer: () => unknown = () => answers.Recipient({ userName: 'maria' })) {
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    const gateway = fakeGateway({ ...answers, Recipient: () => told.then(answer) });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await fillIn(user);
    await user.dblClick(goOn());
    return { gateway, user, tell };
  }

  it('shows the wait at its button and opens one review', async () => {
    const { gateway, tell } = await waiting();
    expect(screen.getByRole('button', { name: 'Preparing the review' })).toHaveFocus();
    tell();
    await review();
    expect(screen.getByText('Member since').parentElement).toHaveTextContent('Mar 12, 2026');
    expect(gateway.of('Recipient')).toHaveLength(1);
  });

  it.each([
    ['amount', 'Amount'],
    ['note', /^Note/],
  ])('opens no review when its %s changes meanwhile', async (_what, label) => {
    const { user, tell } = await waiting();
    await user.type(screen.getByLabelText(label), '.5');
    expect(goOn()).toHaveAttribute('aria-disabled', 'false');
    tell();
    expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
    await user.click(goOn());
    await review();
  });

  it('keeps the focus of a member who has moved on when the recipient is refused', async () => {
    const { user, tell } = await waiting(refused);
    await user.type(screen.getByLabelText('Amount'), '0');
    tell();
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });
});

describe('saved recipients', () => {
  const savedOf = (...names: string[]) =>
    names.map((userName) => ({ __typename: 'Recipient', userName, memberSince: '2026-03-12' }));
  const changed = (savedRecipients: unknown) => ({
    __typename: 'SavedRecipientsPayload',
    savedRecipients,
  });

  it('selects a saved recipient at the field and looks it up', async () => {
    fakeGateway({ ...answers, SavedRecipients: () => ({ savedRecipients: savedOf('budi', 'maria') }) });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Saved recipients' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'maria' }));
    expect(await recipient()).toHaveValue('maria');
    expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Remove maria from the saved recipients' }),
    ).toBeVisible();
  });

  it('saves a found member and removes it again', async () => {
    const gateway = fakeGateway({
      ...answers,
      SaveRecipient: () => ({ saveRecipient: changed(savedOf('maria')) }),
      RemoveRecipient: () => ({ removeRecipient: changed([]) }),
    });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await user.type(await recipient(), 'MARIA');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Save maria as a recipient' }));
    await user.click(await screen.findByRole('button', { name: 'Remove maria from the saved recipients' }));
    expect(await screen.findByRole('button', { name: 'Save maria as a recipient' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Saved recipients' })).toBeNull();
    expect([...gateway.of('SaveRecipient'), ...gateway.of('RemoveRecipient')]).toEqual([
      { userName: 'maria' },
      { userName: 'maria' },
    ]);
  });

  it('hides saved recipients when the platform lacks them', async () => {
    const gateway = fakeGateway({ ...answers, Extensions: extensionsOf('recipient') });
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await user.type(await recipient(), 'maria');
    await user.tab();
    expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /recipients?$/ })).toBeNull();
    expect(gateway.of('Extensions')).toHaveLength(1);
    expect(gateway.of('SavedRecipients')).toEqual([]);
  });
});

it('finds the way by the link and the QR code that a member shows', async () => {
  fakeGateway(answers);
  renderScreen(<TransferScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Receive credits' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Receive credits' }));
  expect(shown.getByText(/#\/transfer\?to=aiko$/)).toBeVisible();
  expect(shown.getByText('aiko')).toBeVisible();
  expect(shown.getByRole('img', { name: 'QR code of the link to transfer to you' })).toBeVisible();
});
