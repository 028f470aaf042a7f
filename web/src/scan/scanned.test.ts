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
const token = '0x55d398326f99059fF775485246999027B3197955';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

it.each([
  [evm, evm],
  [` ${tron}\n`, tron],
  [`ethereum:${evm}`, evm],
  [`ethereum:pay-${evm}@56?value=1`, evm],
  [`ethereum:${token}@56/transfer?address=${evm}&uint256=1e18`, evm],
  [`ethereum:pay-${token}/transfer?uint256=1&address=${evm}`, evm],
  [`ethereum:${token}@56/transfer?uint256=1`, null],
  [`ethereum:${token}@56/transfer?address=maria.eth`, null],
  [`ethereum:${token}@56/approve?address=${evm}&uint256=1`, null],
  [`ethereum:${token}@56/transferFrom?address=${evm}&address=${evm}`, null],
  [`tron:${tron}?amount=5`, tron],
  ['https://example.com/pay', null],
  ['hello', null],
])('finds in %j the address %j', (text, address) => {
  expect(scannedAddress(text)).toBe(address);
});
