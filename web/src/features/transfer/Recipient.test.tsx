import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { extensionsOf, fakeGateway, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import TransferScreen from './TransferScreen.tsx';
import { answers, confirm, fillIn, historyOf, made } from './transfers.fixture.ts';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unknown = 'There is no member named mria. Check the username.';
const refused = () => refusal('PLATFORM_MESSAGE', unknown, { field: 'userName' });
const recipient = () => screen.findByLabelText('Recipient');
const goOn = () => screen.getByRole('button', { name: 'Review transfer' });
const review = () => screen.findByRole('heading', { name: 'Check before you confirm' });

it('is looked up when the field is left, and the review says who it is', async () => {
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
])('is looked up at once when it is %s', async (_how, path, act) => {
  fakeGateway({ ...answers, TransferHistory: () => historyOf([made]) });
  renderScreen(<TransferScreen />, path);
  await act();
  expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
});

it('is refused beside its field, and the review stays closed', async () => {
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

it('is looked up before the review by who submits without leaving the field', async () => {
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
  'is taken as typed when %s, and the review says that it is for the member to check',
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

it('is taken as typed, and not asked for, where the platform lacks the look-up', async () => {
  const gateway = fakeGateway({ ...answers, Extensions: extensionsOf('savedRecipients') });
  renderScreen(<TransferScreen />);
  const user = userEvent.setup();
  await fillIn(user);
  await user.click(goOn());
  await review();
  expect(screen.queryByText('Member since')).toBeNull();
  expect(gateway.of('Recipient')).toEqual([]);
});

it('is refused at once when a link names the member, whose amount and note stay', async () => {
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
  /** A gateway that looks the name up once it is told to; the form is filled in, and its button pressed twice. */
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

  it('says so at its button, and is reviewed once', async () => {
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
  ])('is not reviewed when its %s changes meanwhile', async (_what, label) => {
    const { user, tell } = await waiting();
    await user.type(screen.getByLabelText(label), '.5');
    expect(goOn()).toHaveAttribute('aria-disabled', 'false');
    tell();
    expect(await screen.findByText(/member since Mar 12, 2026/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
    await user.click(goOn());
    await review();
  });

  it('leaves the focus where the member has gone on, when the recipient is refused', async () => {
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

  it('are chosen beside the field, and looked up', async () => {
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

  it('are added once the member was found, and removed again', async () => {
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

  it('are not spoken of where the platform lacks them', async () => {
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
