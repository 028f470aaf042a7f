import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddressText } from './AddressText.tsx';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((part) => part.textContent);

it('shows the full address with both ends emphasised', () => {
  const { rerender, container } = render(<AddressText address={evm} />);
  expect(container).toHaveTextContent(evm);
  expect(texts('[data-end]')).toEqual(['5290', '9EE7']);
  rerender(<AddressText address={tron} />);
  expect(texts('[data-end]')).toEqual(['TJRa', 'jpRT', 'v8']);
});

it('marks the characters that differ from another address', () => {
  const similar = `${evm.slice(0, 6)}9${evm.slice(7)}`;
  render(<AddressText address={similar} unlike={evm} />);
  expect(texts('mark')).toEqual(['9']);
  expect(document.querySelector('mark')?.parentElement).toHaveTextContent('9400');
});

it('copies the address without gaps', () => {
  render(<AddressText address={evm} />);
  const copied = new Map<string, string>();
  fireEvent.copy(screen.getByText('5290'), {
    clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
  });
  expect(copied.get('text/plain')).toBe(evm);
});
