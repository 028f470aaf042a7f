import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import SitePage from './SitePage.tsx';

beforeAll(() => startTexts('site', 'shell'));
beforeEach(() => session.start('token'));

const item = (id: string, title: string, body: string) => ({
  __typename: 'MediaItem',
  id,
  title,
  body,
  publishedAt: '2026-11-16T02:00:00.000Z',
});
const Overview = () => overviewOf({});

it('reads the newest page of its address as plain text, with its headings', async () => {
  const body = [
    'First',
    'One.',
    'Second',
    '<b>Two</b> <script>alert(1)</script> and no more.',
    'Third',
    'Three.',
  ];
  const gateway = fakeGateway({
    Overview,
    SitePage: () => ({ media: [item('2', 'What comes next', body.join('\n\n')), item('1', 'Old', 'Old.')] }),
  });
  renderScreen(<SitePage />, '/site/roadmap');
  const article = await screen.findByRole('article', { name: 'What comes next' });
  expect(gateway.of('SitePage')).toEqual([{ kind: 'ROADMAP' }]);
  expect(article).toHaveTextContent('<b>Two</b> <script>alert(1)</script> and no more.');
  expect(article.querySelector('b, script')).toBeNull();
  expect(
    within(article)
      .getAllByRole('heading', { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(['First', 'Second', 'Third']);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(screen.queryByText('Old')).toBeNull();
});

it('shows that a page is not published, with a link', async () => {
  fakeGateway({ Overview, SitePage: () => ({ media: [] }) });
  renderScreen(<SitePage />, '/site/team');
  expect(await screen.findByText('This page is not published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/index');
});

it('shows an error when the page fails to load, and retries', async () => {
  const gateway = fakeGateway({ Overview, SitePage: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<SitePage />, '/site/home');
  expect(await screen.findByText('The page could not be loaded')).toBeVisible();
  gateway.answer({ SitePage: () => ({ media: [item('1', 'Welcome', 'Here.')] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Welcome' })).toBeVisible();
});
