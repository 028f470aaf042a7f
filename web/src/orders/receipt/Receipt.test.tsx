import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { onScreen } from './onScreen.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

beforeAll(() => startTexts('receipt'));
afterEach(() => localStorage.clear());

const show = async ({ children, ...changes }: Partial<ReceiptProps> = {}) => {
  const shown = render(
    <MemoryRouter>
      <Receipt
        kind="Withdrawal"
        receiptNumber="R261121ABC"
        amount={{ value: '25.5', unit: 'WITHDRAWAL_POINT' }}
        state="Failed"
        at="2026-11-21T03:36:00.000Z"
        {...changes}
      >
        {children ?? <Money value="25.5" coin="WITHDRAWAL_POINT" exact />}
      </Receipt>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Print' });
  return shown;
};

const paper = () => document.querySelector('[data-sheet] [data-paper]');

/** Lets the device share, and keeps what it was given. */
function canShare() {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  return share;
}

describe('a receipt', () => {
  it('names the portal, the order, its state and its time with the zone on paper', async () => {
    await show();
    expect(paper()).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const words = paper()?.textContent ?? '';
    for (const part of [
      "Members' Portal",
      'Receipt · Withdrawal',
      'Receipt number: R261121ABC',
      'Amount: 25.50 WITHDRAW · Withdrawal credit',
      'Status: Failed',
      'Time: Nov 21, 2026, 11:36 GMT+8',
    ])
      expect(words).toContain(part);
    expect(document.querySelector('[data-credit]')).toHaveAttribute('data-credit', 'Withdrawal credit');
  });

  it('reads out a state that changes while it is shown', async () => {
    const { rerender } = await show({ state: 'Pending review' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <MemoryRouter>
        <Receipt kind="Withdrawal" receiptNumber="R261121ABC" amount={null} state="Approved" at={null}>
          {null}
        </Receipt>
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Withdrawal: Approved');
  });

  it('names the member whose it is on paper, and not where it is shared', async () => {
    const share = canShare();
    session.start('token');
    fakeGateway({ Overview: () => overviewOf({}, 'chen') });
    renderScreen(
      <Receipt kind="Withdrawal" receiptNumber="R1" amount={null} state={null} at="2026-11-21T03:36:00.000Z">
        {null}
      </Receipt>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Share receipt' }));
    expect(JSON.stringify(share.mock.calls)).not.toContain('chen');
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(paper()).toHaveTextContent('chen');
    });
  });

  it('prints but does not share when only the details contain the time', async () => {
    canShare();
    await show({ at: null });
    expect(screen.queryByRole('button', { name: 'Share receipt' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(paper()).toHaveTextContent('Receipt · Withdrawal');
    expect(paper()).not.toHaveTextContent('Time:');
  });

  it('prints by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints amounts that are hidden on the screen', async () => {
    localStorage.setItem('hideAmounts', '1');
    await show();
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText('Amount hidden')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(screen.getByText('Amount hidden')).toBeInTheDocument());
  });

  it('prints no row of what is for the screen alone', async () => {
    const details = [
      { label: 'Fee', value: '0.25' },
      { label: 'Balance after', value: onScreen('777') },
      { label: 'Not known', value: onScreen(null) },
    ];
    await show({ children: <DetailList details={details} /> });
    const onPaper = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
    const isPrinted = (row: Element) =>
      !onPaper.some(({ selectorText, style }) => style.display === 'none' && row.matches(selectorText));
    const rows = [...document.querySelectorAll('dl > div')];
    expect(rows.map((row) => [row.textContent, isPrinted(row)])).toEqual([
      ['Fee0.25', true],
      ['Balance after777', false],
    ]);
  });

  it('shares text when the device supports sharing', async () => {
    const share = canShare();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Share receipt' }));
    expect(share).toHaveBeenCalledWith({
      title: "Members' Portal",
      text: [
        'Receipt · Withdrawal',
        'Receipt number: R261121ABC',
        'Amount: 25.50 WITHDRAW · Withdrawal credit',
        'Status: Failed',
        'Time: Nov 21, 2026, 11:36 GMT+8',
      ].join('\n'),
    });
  });

  it('offers no sharing when the device cannot', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Share receipt' })).toBeNull();
  });

  it('links to ordering again only when the order failed', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('link', { name: 'Send again' })).toBeNull();
    unmount();
    await show({ again: '/withdraw?amount=25.5' });
    expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/withdraw?amount=25.5');
  });
});
