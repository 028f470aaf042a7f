import type { OrderRefusals } from '../catalog.ts';

/** What is said of deposits, withdrawals, converts and where they are paid. */
export const orderRefusals: OrderRefusals = {
  IMAGE_UNREADABLE: () =>
    'The file is not a JPEG, PNG or WebP picture we can read. Nothing was stored. Choose another picture.',
  IMAGE_TOO_MANY_PIXELS: ({ megapixels }) =>
    `The picture has more than ${megapixels} million pixels. Nothing was stored. Take a screenshot of it and choose that.`,
  IMAGE_MIXED: () =>
    'The file holds more than a picture. Nothing was stored. Take a screenshot of it and choose that.',
  DEPOSIT_BELOW: ({ minimum, unit }, { amount }) =>
    `The minimum deposit is ${amount(minimum)} ${unit}. Nothing was submitted. A smaller amount cannot be credited.`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `The amount must be a multiple of ${amount(multiple)} ${unit}. Nothing was submitted. The next valid amount is ${amount(next)} ${unit}.`,
  DEPOSIT_REFERENCE_USED: () =>
    'This receipt number or hash was already used for a deposit. Nothing was submitted. Check your deposits, or contact support.',
  DEPOSIT_HASH_MISTYPED: ({ network }) =>
    `This is not a complete ${network} transaction hash. Nothing was submitted. Copy it again from your wallet.`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) =>
    `Deposits over ${network} are not available at the moment. Nothing was submitted. Choose another network.`,
  DEPOSIT_CHANNEL_CLOSED: () =>
    'This channel or account is no longer available. Nothing was submitted. Reload the page and choose another.',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `The exchange rate has changed to ${amount(rate)}. Nothing was submitted. Check what will be credited and confirm again.`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `You have ${maximum} deposits waiting for review, which is the most there can be. Nothing was submitted. Submit this one once some are decided.`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `You can withdraw once a day. Nothing was moved. The next withdrawal is possible from ${instant(until)}.`,
  WITHDRAWAL_CLOSED: () =>
    'This way to withdraw is not available at the moment. Nothing was moved. Choose another way.',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `The fee has changed to ${amount(fee)} ${name(coin)}. Nothing was moved. Check what you receive and confirm again.`,
  WALLET_ADDRESS_MISSING: () => 'Please bind a wallet address first. Nothing was moved.',
  WALLET_ADDRESS_NETWORK: ({ network }) =>
    `The wallet address you chose is not a ${network} address. Nothing was moved. Choose another address.`,
  BANK_ACCOUNT_MISSING: () => 'Please add a bank account first. Nothing was moved.',
  ADDRESS_INVALID: ({ network }) =>
    `This is not a ${network} address. Nothing was saved. Copy it again from your wallet.`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `This ${network} address has a wrong character: its checksum does not match. Nothing was saved. Copy it again from your wallet.`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `This is a ${found} address, not a ${network} address. Nothing was saved. What is sent over the wrong network is lost. Choose the right network.`,
  ADDRESS_CONTRACT: () =>
    'This address belongs to a smart contract. Nothing was saved. We cannot pay to contracts. Enter an address of your own wallet.',
  ADDRESS_OF_PLATFORM: () =>
    'This is a deposit address of the platform. Nothing was saved. Enter an address of your own wallet.',
  ADDRESS_UNCHECKED: ({ network }) =>
    `We could not check this address on ${network} just now. Nothing was saved. Try again in a moment.`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `This address begins and ends like your saved address ${saved} but is a different one. Nothing was saved. Compare every character, then confirm.`,
  ADDRESS_SAVED: () => 'This wallet address is already saved. Nothing was changed.',
  BANK_ACCOUNT_SAVED: () => 'This bank account is already saved. Nothing was changed.',
  PAYOUT_METHODS_FULL: ({ maximum }) =>
    `You can save at most ${maximum}. Nothing was saved. Delete one you no longer use.`,
  PAYOUT_METHOD_UNKNOWN: () => 'This entry no longer exists. Nothing was changed. Reload the page.',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `Converting ${name(from)} into ${name(to)} is not available at the moment. Nothing was moved. Choose another pair.`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `The rate or the fee has changed: you would now receive ${amount(actualAmount)} ${name(coin)}. Nothing was moved. Check the amount and confirm again.`,
  CONVERT_UNKNOWN: () => 'You have no such conversion. Nothing was changed.',
  CONVERT_ENDED: () => 'This order has already settled or was cancelled. Nothing was changed.',
  EARNINGS_SPAN: ({ days }) => `Choose at most ${days} days, and a first day that is not after the last.`,
};
