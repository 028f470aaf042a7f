import { expect, it } from 'vitest';
import { scannedAddress, scannedName } from './scanned.ts';

it.each([
  ['https://portal.example.com/#/transfer?to=budi', 'budi'],
  ['https://portal.example.com/deep/?x=1#/transfer?coin=CASH_POINT&to=Budi_7', 'Budi_7'],
  [' budi ', 'budi'],
  ['https://portal.example.com/#/register?ref=AB12CD34', null],
  ['https://portal.example.com/', null],
  ['https://portal.example.com/#/transfer?to=%3Cscript%3E', null],
  ['a b', null],
  ['', null],
])('finds in %j the name %j', (text, name) => {
  expect(scannedName(text)).toBe(name);
});

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

it.each([
  [evm, evm],
  [` ${tron}\n`, tron],
  [`ethereum:${evm}`, evm],
  [`ethereum:pay-${evm}@56/transfer?value=1`, evm],
  [`tron:${tron}?amount=5`, tron],
  ['https://example.com/pay', null],
  ['hello', null],
])('finds in %j the address %j', (text, address) => {
  expect(scannedAddress(text)).toBe(address);
});
