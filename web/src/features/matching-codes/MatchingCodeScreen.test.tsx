import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { pause } from '../../test/restrictions.ts';
import { codeOf, fakePortal, recipientOf } from './matching-codes.fixture.ts';
import MatchingCodeScreen from './MatchingCodeScreen.tsx';

beforeAll(() => startTexts('matching-codes', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;
const transactionPassword = 'Credits2026';
const written = '7K3M-Q9TX-2B4N-VH6R';

/** Types the password and confirms, twice at once. */
async function confirm(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Check before you confirm' });
  await user.type(screen.getByLabelText('Transaction password'), transactionPassword);
  const button = screen.getByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}

const card = async (name = /^Bronze · 100\.00/) => within(await screen.findByRole('article', { name }));

it('buys as many codes as were asked for, once', async () => {
  const gateway = fakePortal();
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  expect(await screen.findByText('You have no PIN code to use')).toBeVisible();
  const quantity = screen.getByLabelText('Number of codes');
  for (const wrong of ['0', '21', 'x']) {
    await user.clear(quantity);
    await user.type(quantity, wrong);
    await user.click(screen.getByRole('button', { name: 'Review purchase' }));
    expect(screen.getByText('Enter a number from 1 to 20.')).toBeVisible();
  }
  await user.clear(quantity);
  await user.type(quantity, '11');
  expect(await screen.findByText('You need 100.00 INSURANCE more.')).toBeVisible();
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(screen.getByRole('button', { name: 'Review purchase' }));
  await confirm(user, 'Buy 3 codes for 300.00 INSURANCE');
  expect(await screen.findByRole('heading', { name: '3 PIN codes for Bronze bought' })).toBeVisible();
  expect(gateway.of('BuyMatchingCodes').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, packageId: '1', quantity: 3, amount: '300', transactionPassword },
  ]);
});

it('hides a code until it is to be shown, and copies it either way', async () => {
  fakePortal([codeOf({ fromUserName: 'chen' })]);
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const own = await card();
  expect(own.getByText(/^From chen/)).toBeVisible();
  expect(own.queryByText(written)).toBeNull();
  await user.click(own.getByRole('button', { name: 'Copy: PIN code' }));
  expect(copy).toHaveBeenLastCalledWith(written);
  await user.click(own.getByRole('button', { name: 'Show the PIN code for Bronze' }));
  expect(own.getByText(written)).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Hide the PIN code for Bronze' }));
  expect(own.queryByText(written)).toBeNull();
});

it('activates a code from the list', async () => {
  const gateway = fakePortal([codeOf()]);
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  await user.click((await card()).getByRole('button', { name: 'Activate the PIN code for Bronze' }));
  await confirm(user, 'Activate Bronze');
  expect(await screen.findByRole('heading', { name: 'Bronze activated' })).toBeVisible();
  expect(gateway.of('ActivateMatchingCode').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, id: '131', transactionPassword },
  ]);
});

it('activates a code that is typed, and keeps none in the browser', async () => {
  const gateway = fakePortal([codeOf()]);
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'PIN code' });
  const review = screen.getByRole('button', { name: 'Review activation' });
  await user.type(field, '7K3M');
  await user.click(review);
  expect(screen.getByText('A PIN code has 16 letters and digits.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '0000-0000-0000-0000');
  expect(screen.getByText('None of your codes that can be used is this one.')).toBeVisible();
  await user.clear(field);
  await user.type(field, written.toLowerCase());
  await user.click(review);
  await confirm(user, 'Activate Bronze');
  expect(await screen.findByRole('heading', { name: 'Bronze activated' })).toBeVisible();
  expect(gateway.of('ActivateMatchingCode')).toHaveLength(1);
  const kept = [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage).map((name) => storage.getItem(name)?.toUpperCase()),
  );
  expect(kept.filter((text) => text?.includes('7K3M'))).toEqual([]);
});

it('shows why a code cannot be activated and still allows a transfer', async () => {
  const gateway = fakePortal([codeOf({ blockingReason: 'PRICE_CHANGED' })]);
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  const own = await card();
  expect(own.getByText('The price of this package has changed')).toBeVisible();
  expect(own.getByRole('button', { name: 'Activate the PIN code for Bronze' })).toBeDisabled();
  await user.click(own.getByRole('button', { name: 'Transfer the PIN code for Bronze' }));
  await user.click(own.getByRole('button', { name: 'Review transfer' }));
  expect(own.getByText("Enter the recipient's username.")).toBeVisible();
  await user.type(own.getByLabelText('Recipient'), 'BUDI');
  await user.tab();
  expect(await own.findByText(/member since Mar 12, 2026/)).toHaveTextContent('budi');
  await user.click(own.getByRole('button', { name: 'Review transfer' }));
  expect(await screen.findByText(/budi receives a new code/)).toBeVisible();
  expect(screen.getByText('Member since').parentElement).toHaveTextContent('Mar 12, 2026');
  await confirm(user, 'Transfer to budi');
  expect(await screen.findByRole('heading', { name: 'PIN code transferred to budi' })).toBeVisible();
  expect(gateway.of('TransferMatchingCode').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, id: '131', toUserName: 'budi', transactionPassword },
  ]);
});

it('focuses the field of a started transfer, and the forms after its review', async () => {
  fakePortal([codeOf()]);
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  const own = await card();
  await user.click(own.getByRole('button', { name: 'Transfer the PIN code for Bronze' }));
  expect(own.getByLabelText('Recipient')).toHaveFocus();
  await user.keyboard('budi{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change details' }));
  expect(await screen.findByRole('list', { name: 'Step 1 of 3: Details' })).toHaveFocus();
  expect(screen.getByLabelText('Recipient')).toHaveValue('budi');
});

it('reviews no transfer that was cancelled while its recipient was looked up', async () => {
  const gateway = fakePortal([codeOf()]);
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  gateway.answer({ Recipient: () => told.then(() => recipientOf({ userName: 'budi' })) });
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  const own = await card();
  const begin = async () => {
    await user.click(own.getByRole('button', { name: 'Transfer the PIN code for Bronze' }));
    await user.type(own.getByLabelText('Recipient'), 'budi');
  };
  await begin();
  await user.click(own.getByRole('button', { name: 'Review transfer' }));
  expect(own.getByRole('button', { name: 'Preparing the review' })).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Cancel' }));
  await begin();
  await user.tab();
  tell();
  expect(await own.findByText(/member since Mar 12, 2026/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
});

it('shows a refused listed code in its review, not at the field for another code', async () => {
  const gateway = fakePortal([codeOf()]);
  const gone = 'This PIN code can no longer be used.';
  gateway.answer({ ActivateMatchingCode: () => refusal('PLATFORM_MESSAGE', gone, { field: 'input.code' }) });
  renderScreen(<MatchingCodeScreen />);
  const user = userEvent.setup();
  await user.click((await card()).getByRole('button', { name: 'Activate the PIN code for Bronze' }));
  await confirm(user, 'Activate Bronze');
  expect(await screen.findByRole('alert')).toHaveTextContent(gone);
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  expect(await screen.findByRole('textbox', { name: 'PIN code' })).toBeValid();
});

it('links to the list of all codes when there are more than it shows', async () => {
  fakePortal([codeOf()], true);
  renderScreen(<MatchingCodeScreen />);
  expect(await screen.findByRole('link', { name: 'See all codes' })).toHaveAttribute(
    'href',
    '/code?tab=all&status=PENDING',
  );
});

it.each([
  ['SECURITY_CHANGE', /no credits can leave your account/],
  ['INSURANCE_REDEEMED', /You redeemed an insurance package today/],
] as const)('offers no transfer during a pause by %s, but everything else', async (reason, why) => {
  pause(fakePortal([codeOf()]), reason);
  renderScreen(<MatchingCodeScreen />);
  expect(await screen.findByRole('heading', { name: 'PIN code transfers are closed for now' })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  const own = await card();
  expect(own.queryByRole('button', { name: /^Transfer/ })).toBeNull();
  expect(own.getByRole('button', { name: 'Activate the PIN code for Bronze' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Review activation' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Review purchase' })).toBeEnabled();
});

it('shows no pause to a member without a code to transfer', async () => {
  pause(fakePortal());
  renderScreen(<MatchingCodeScreen />);
  expect(await screen.findByText('You have no PIN code to use')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'PIN code transfers are closed for now' })).toBeNull();
});
