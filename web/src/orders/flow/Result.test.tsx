import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import type { ResultContent } from './content.ts';
import { Result } from './Result.tsx';

beforeAll(() => startTexts('receipt'));
beforeEach(() => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
});

const content: ResultContent = {
  title: '25.00 CASH transferred to maria',
  receipt: {
    receiptNumber: 'R1',
    kind: 'Transfer',
    amount: { value: '25', unit: 'CASH_POINT' },
    state: 'Completed',
    at: '2026-11-21T03:36:00.000Z',
  },
  details: [],
  next: { label: 'See it', to: '/any' },
  again: 'Send more',
};

/** Shows a result on a device that can share. */
async function show() {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  renderScreen(<Result {...content} onAgain={() => undefined} />);
  await screen.findByRole('button', { name: 'Print' });
  return share;
}

const title = () => screen.getByRole('heading', { level: 2 });

it('shares the text of the receipt, not the title', async () => {
  const share = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Share receipt' }));
  expect(share).toHaveBeenCalledWith({
    title: "Members' Portal",
    text: [
      'Receipt · Transfer',
      'Receipt number: R1',
      'Amount: 25.00 CASH · Cash credit',
      'Status: Completed',
      'Time: Nov 21, 2026, 11:36 GMT+8',
    ].join('\n'),
  });
});

it('prints what happened below the title', async () => {
  await show();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('[data-paper]')).toHaveTextContent('Receipt · Transfer');
  expect(title().closest('[data-screen]')).toBeNull();
});
