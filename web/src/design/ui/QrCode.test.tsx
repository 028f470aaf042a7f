import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

/** Renders the code at a few pixels per cell and decodes it. */
function read(code: Element): string {
  const edge = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const width = edge * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const dark = code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width, height: width, data });
}

it.each(['0x52908400098527886E0F7030069857D2E4169EE7', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'])(
  'encodes %s without loss',
  (address) => {
    render(<QrCode text={address} label="Address on BEP20" />);
    const code = screen.getByRole('img', { name: 'Address on BEP20' });
    expect(read(code)).toBe(address);
    // White background first, in either theme.
    expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([
      '#fff',
      '#000',
    ]);
  },
);

it('centers the code on a phone', () => {
  render(<QrCode text="maria" label="Link" />);
  const code = screen.getByRole('img', { name: 'Link' });
  // jsdom has no width: checks the style rules for a narrow screen.
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('max-width'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
  const own = rules.filter(({ selectorText }) => code.matches(selectorText));
  expect(own.map(({ style }) => style.getPropertyValue('margin-inline'))).toEqual(['auto']);
});
