import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { InfoIcon } from '../../design/icons/status.tsx';
import { extensionsOf, fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { AttentionPanel } from './AttentionPanel.tsx';
import type { UrgentEvent } from './useUrgentEvents.ts';

beforeAll(() => startTexts('dashboard', 'notices'));
beforeEach(() => session.start('token'));

const show = () =>
  renderScreen(
    <AttentionPanel
      attention={{ terms: false, noEmail: true, events: [] }}
      onEmailNoted={() => undefined}
      getDismiss={() => null}
    />,
  );

describe('the note of a missing email address', () => {
  const Overview = () => overviewOf({});
  const able = { Overview, Extensions: extensionsOf('changeEmail') };

  it('links to the settings, where one can be added', async () => {
    fakeGateway({
      ...able,
      MailPreferences: () => ({ mailPreferences: { __typename: 'MailPreferences', wanted: [] } }),
    });
    show();
    expect(await screen.findByRole('link', { name: 'Add an email address' })).toHaveAttribute(
      'href',
      '/setting',
    );
  });

  it('links nowhere when the platform sends no mail', async () => {
    const gateway = fakeGateway({ ...able, MailPreferences: () => ({ mailPreferences: null }) });
    show();
    await waitFor(() => expect(gateway.of('MailPreferences')).toHaveLength(1));
    expect(screen.getByText('No email address on this account')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('what needs attention', () => {
  it('shows the three most urgent lines until the member asks for all', async () => {
    fakeGateway({ Overview: () => overviewOf({}) });
    const events = ['a', 'b', 'c', 'd'].map((id): UrgentEvent => ({
      id,
      title: `Event ${id}`,
      icon: InfoIcon,
      tone: 'warning',
      attention: { urgency: 'waiting', to: '/index' },
    }));
    renderScreen(
      <AttentionPanel
        attention={{ terms: false, noEmail: false, events }}
        onEmailNoted={() => undefined}
        getDismiss={() => null}
      />,
    );
    expect(await screen.findByText('Event c')).toBeVisible();
    expect(screen.queryByText('Event d')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
    expect(screen.getByText('Event d')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  });
});
