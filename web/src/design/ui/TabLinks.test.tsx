import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useTab } from '../../browser/useTab.ts';
import { TabLinks } from './TabLinks.tsx';

const tabs = ['chain', 'bank', 'records'] as const;

function Screen({ disabled = false }: { disabled?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <TabLinks label="Ways" tabs={tabs} nameOf={(tab) => tab.toUpperCase()} disabled={disabled} />
      <p>{`${useTab(tabs)} at ${pathname}${search}`}</p>
    </>
  );
}

const openAt = (address: string, disabled = false) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen disabled={disabled} />
    </MemoryRouter>,
  );

describe('the tabs of a screen', () => {
  it.each([
    ['/recharge', 'chain'],
    ['/recharge?tab=records', 'records'],
    ['/recharge?tab=nonsense', 'chain'],
  ])('follow the URL %s: %s', (address, tab) => {
    openAt(address);
    expect(screen.getByText(`${tab} at ${address}`)).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(tab.toUpperCase());
  });

  it('keep the screen’s own path and drop the other parameters', async () => {
    openAt('/recharge-h5?tab=records&status=APPROVED');
    await userEvent.click(screen.getByRole('link', { name: 'BANK' }));
    expect(screen.getByText('bank at /recharge-h5?tab=bank')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'CHAIN' }));
    expect(screen.getByText('chain at /recharge-h5')).toBeVisible();
  });

  it('disables the tabs while an order is being sent', async () => {
    openAt('/recharge', true);
    await userEvent.click(screen.getByRole('link', { name: 'BANK' }));
    expect(screen.getByText('chain at /recharge')).toBeVisible();
  });
});
