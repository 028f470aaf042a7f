import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../data/graphql/errors.ts';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import { RefusalHelp } from '../forms/RefusalHelp.tsx';
import { fakeGateway, refusal, startTexts } from '../test/portal.tsx';
import { helpDeskUrl, mailtoUrl } from './addresses.ts';
import { ContactSupport } from './ContactSupport.tsx';

beforeAll(() => startTexts('support'));

const url = 'https://help.example.com/ask?about={receipt}';
const email = 'help@example.com';

const gatewayWith = (ways: { url: string | null; email: string | null }) =>
  fakeGateway({
    Portal: () => ({ portal: { __typename: 'Portal', support: { __typename: 'Support', ...ways } } }),
  });

const about = { label: 'Receipt number', value: 'WD 1/2&3' };
const show = (element: React.ReactNode) => render(<AppTheme>{element}</AppTheme>);
const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the address of a help desk', () => {
  const reference = { label: 'Receipt number', value: 'A&b=c #1' };

  it.each([
    ['https://a.example/{receipt}?r={receipt}', 'https://a.example/A%26b%3Dc%20%231?r=A%26b%3Dc%20%231'],
    ['https://a.example/ask?lang=en#form', 'https://a.example/ask?lang=en&receipt=A%26b%3Dc+%231#form'],
  ])('%s takes the number in', (address, expected) => {
    expect(helpDeskUrl(address, reference)).toBe(expected);
  });

  it.each([
    ['https://a.example/?r={receipt}', 'https://a.example/?r='],
    ['https://a.example/ask', 'https://a.example/ask'],
  ])('%s does without one', (address, expected) => {
    expect(helpDeskUrl(address, undefined)).toBe(expected);
  });
});

it('starts an e-mail with its subject and lines, in any script', () => {
  const address = new URL(mailtoUrl('a@b.example', '受付番号: 1&2', ['受付番号: 1&2', '', 'はい?']));
  expect(address.protocol + address.pathname).toBe('mailto:a@b.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: '受付番号: 1&2',
    body: '受付番号: 1&2\r\n\r\nはい?',
  });
});

describe('the link to support', () => {
  it('links to the help desk in a new tab, with the number', async () => {
    gatewayWith({ url, email });
    show(<ContactSupport about={about} />);
    const link = await screen.findByRole('link', { name: 'Contact support opens in a new tab' });
    expect(link).toHaveAttribute('href', 'https://help.example.com/ask?about=WD%201%2F2%263');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('starts an e-mail when there is no help desk', async () => {
    gatewayWith({ url: null, email });
    show(<ContactSupport about={about} />);
    const address = new URL((await linkTo('Contact support')) ?? '');
    expect(address.pathname).toBe(email);
    expect(address.searchParams.get('subject')).toBe('Receipt number: WD 1/2&3');
    expect(address.searchParams.get('body')).toBe('Receipt number: WD 1/2&3\r\n\r\nMy question:\r\n');
  });

  it('shows every way where all are asked for, without a number', async () => {
    gatewayWith({ url, email });
    show(<ContactSupport all />);
    expect(await linkTo(/^Open the help desk/)).toBe('https://help.example.com/ask?about=');
    const address = new URL((await linkTo('Write to help@example.com')) ?? '');
    expect(address.searchParams.get('subject')).toBe("A question about the members' portal");
  });

  it('requests the link once for all places', async () => {
    const gateway = gatewayWith({ url: null, email });
    show(
      <>
        <ContactSupport about={about} />
        <ContactSupport />
      </>,
    );
    await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(gateway.of('Portal')).toHaveLength(1);
  });

  it.each([
    ['a site that has none', () => gatewayWith({ url: null, email: null })],
    ['a gateway that does not say', () => fakeGateway({ Portal: () => refusal('SERVICE_UNAVAILABLE') })],
  ])('renders no link for %s', async (_why, begin) => {
    const gateway = begin();
    show(<ContactSupport about={about} />);
    await vi.waitFor(() => expect(gateway.of('Portal')).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('appears only at a refusal that support can resolve, with its request ID', async () => {
    gatewayWith({ url, email });
    const refused = (id: string, needs: string | null) =>
      new PortalError('PLATFORM_MESSAGE', 'No.', { requestId: id, needs });
    show(
      <>
        <RefusalHelp error={refused('req-1', 'captcha')} />
        <RefusalHelp error={refused('req-2', null)} />
        <RefusalHelp error={refused('req-3', 'support')} />
      </>,
    );
    expect(await linkTo(/^Open the help desk/)).toBe('https://help.example.com/ask?about=req-3');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [{ url, email }, /^Open the help desk/],
    [{ url: null, email }, 'Write to help@example.com'],
  ])('does not repeat a refusal that ends in ‘Contact support.’', async (ways, name) => {
    gatewayWith(ways);
    const error = new PortalError('PLATFORM_MESSAGE', 'No. Contact support.', {
      requestId: 'r-1',
      needs: 'support',
    });
    const { container } = show(
      <p>
        {error.message} <RefusalHelp error={error} />
      </p>,
    );
    await screen.findByRole('link', { name });
    expect(container.textContent.match(/contact support/gi)).toHaveLength(1);
  });
});
