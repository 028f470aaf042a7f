import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import HelpScreen from './HelpScreen.tsx';

beforeAll(() => startTexts('help', 'support'));
beforeEach(() => {
  session.start('token');
});
afterEach(() => session.end('loggedOut'));

const body = [
  'Deposits',
  'How do I deposit? {#deposit}',
  '<b>Send</b> it.',
  'Account',
  'What if I forget my password? {#password}',
  'A code is sent.',
  'How do I see my devices? {needs sessions} {#devices}',
  'In the settings.',
].join('\n\n');
const helpOf = (extensions: readonly string[]) => ({
  media: [{ __typename: 'MediaItem', id: '1', title: 'Help', body }],
  portal: { __typename: 'Portal', extensions },
});

const answers = {
  Overview: () => overviewOf({}),
  Help: () => helpOf([]),
  Portal: () => ({
    portal: {
      __typename: 'Portal',
      support: { __typename: 'Support', url: null, email: 'help@example.com' },
    },
  }),
};
const withoutSupport = {
  Portal: () => ({
    portal: { __typename: 'Portal', support: { __typename: 'Support', url: null, email: null } },
  }),
};

const question = (name: string) => screen.findByRole('button', { name });

describe('the help screen', () => {
  it('shows one answer and puts it into the address', async () => {
    fakeGateway(answers);
    const { address } = renderScreen(<HelpScreen />, '/help');
    const deposit = await question('How do I deposit?');
    expect(screen.queryByText('<b>Send</b> it.')).not.toBeVisible();
    await userEvent.click(deposit);
    expect(screen.getByText('<b>Send</b> it.')).toBeVisible();
    expect(address()).toBe('/help?question=deposit');
    await userEvent.click(await question('What if I forget my password?'));
    expect(address()).toBe('/help?question=password');
    expect(deposit).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await question('What if I forget my password?'));
    expect(address()).toBe('/help');
  });

  it('opens with the answer that the address names, at the top and not again while one searches', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fakeGateway(answers);
    renderScreen(<HelpScreen />, '/help?question=password');
    const answer = await screen.findByText('A code is sent.');
    expect(answer).toBeVisible();
    expect(screen.getByText('<b>Send</b> it.')).not.toBeVisible();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    expect(scrolled.mock.contexts[0]).toContainElement(answer);
    expect(scrolled.mock.contexts[0]).toContainElement(await question('What if I forget my password?'));
    await userEvent.type(screen.getByRole('searchbox'), 'password');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(scrolled).toHaveBeenCalledOnce();
    await userEvent.click(await question('How do I deposit?'));
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  });

  it('searches while typing and links to support without results', async () => {
    fakeGateway(answers);
    renderScreen(<HelpScreen />, '/help');
    const field = await screen.findByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(field, 'passwords');
    const results = () => within(screen.getByRole('region', { name: 'Search results' }));
    expect(results().getAllByRole('button', { expanded: false })).toHaveLength(1);
    expect(results().getByRole('status')).toHaveTextContent('1 answer fits.');
    await userEvent.clear(field);
    await userEvent.type(field, 'zebra');
    expect(results().getByRole('status')).toHaveTextContent('Nothing fits “zebra”.');
    const link = await results().findByRole('link', { name: 'Write to help@example.com' });
    expect(link.getAttribute('href')).toMatch(/^mailto:help@example\.com\?/);
  });

  it('answers and finds a question about an extension only when the platform has it', async () => {
    const gateway = fakeGateway(answers);
    const { unmount } = renderScreen(<HelpScreen />, '/help?question=devices');
    await question('How do I deposit?');
    expect(screen.queryByText(/my devices/)).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'devices');
    expect(screen.getByText('Try other words.')).toBeVisible();
    unmount();
    gateway.answer({ ...answers, Help: () => helpOf(['sessions']) });
    renderScreen(<HelpScreen />, '/help?question=devices');
    expect(await question('How do I see my devices?')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('In the settings.')).toBeVisible();
  });

  it('promises no support when the site has none', async () => {
    fakeGateway({ ...answers, ...withoutSupport });
    renderScreen(<HelpScreen />, '/help');
    await userEvent.type(await screen.findByRole('searchbox'), 'zebra');
    expect(screen.getByText('Try other words.')).toBeVisible();
    expect(screen.queryByText('Still need help?')).toBeNull();
  });

  it('shows the contact when the questions cannot be loaded, and retries', async () => {
    const gateway = fakeGateway({ ...answers, Help: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<HelpScreen />, '/help');
    expect(await screen.findByText('The questions and answers could not be loaded')).toBeVisible();
    expect(await screen.findByText('Still need help?')).toBeVisible();
    gateway.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await question('How do I deposit?')).toBeVisible();
  });

  it('opens for visitors', async () => {
    session.end('loggedOut');
    fakeGateway({ Help: answers.Help, Portal: answers.Portal });
    renderScreen(<HelpScreen />, '/help');
    expect(await question('How do I deposit?')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});
