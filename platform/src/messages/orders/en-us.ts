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
    `The least deposit is ${amount(minimum)} ${unit}. Nothing was sent in. What is below it cannot be credited.`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `The amount must be a multiple of ${amount(multiple)} ${unit}. Nothing was sent in. The next valid amount is ${amount(next)} ${unit}.`,
  DEPOSIT_REFERENCE_USED: () =>
    'This receipt number or hash was already used for a deposit. Nothing was sent in. Look in your deposits, or contact support.',
  DEPOSIT_HASH_MISTYPED: ({ network }) =>
    `This is no complete transaction hash of ${network}. Nothing was sent in. Copy it again from your wallet.`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) =>
    `Deposits on ${network} are not possible for you at the moment. Nothing was sent in. Choose another network.`,
  DEPOSIT_CHANNEL_CLOSED: () =>
    'This channel or its bank account is no longer open. Nothing was sent in. Load the page again and choose another.',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `The exchange rate has changed to ${amount(rate)}. Nothing was sent in. Check what will be credited and confirm again.`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `${maximum} of your deposits wait for review, and no more can. Nothing was sent in. Send it in once some are decided.`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `You can withdraw once a business day. Nothing was moved. The next withdrawal is possible from ${instant(until)}.`,
  WITHDRAWAL_CLOSED: () => 'Withdrawals this way are closed. Nothing was moved. Choose another way.',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `The fee has changed to ${amount(fee)} ${name(coin)}. Nothing was moved. Check what you receive and confirm again.`,
  WALLET_ADDRESS_MISSING: () => 'Please bind a wallet address first. Nothing was moved.',
  WALLET_ADDRESS_NETWORK: ({ network }) =>
    `The wallet address you chose is not on ${network}. Nothing was moved. Choose another address.`,
  BANK_ACCOUNT_MISSING: () => 'Please add a bank account first. Nothing was moved.',
  ADDRESS_INVALID: ({ network }) =>
    `This is no ${network} address. Nothing was saved. Copy it again from your wallet.`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `A character of this ${network} address is wrong: its checksum does not fit. Nothing was saved. Copy it again from your wallet.`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `This is an address of ${found}, not of ${network}. Nothing was saved. What is sent over the wrong network is lost. Choose the right network.`,
  ADDRESS_CONTRACT: () =>
    'This address belongs to a smart contract. Nothing was saved. Contracts cannot be paid; enter an address of your own wallet.',
  ADDRESS_OF_PLATFORM: () =>
    'This address takes deposits on the platform. Nothing was saved. Enter an address of your own wallet.',
  ADDRESS_UNCHECKED: ({ network }) =>
    `We could not look at this address on ${network} just now. Nothing was saved. Try again in a moment.`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `This address begins and ends like your saved ${saved} but is another one. Nothing was saved. Compare every character, then confirm.`,
  ADDRESS_SAVED: () => 'This wallet address is already saved. Nothing was changed.',
  BANK_ACCOUNT_SAVED: () => 'This bank account is already saved. Nothing was changed.',
  PAYOUT_METHODS_FULL: ({ maximum }) =>
    `You can save at most ${maximum}. Nothing was saved. Delete one you no longer use.`,
  PAYOUT_METHOD_UNKNOWN: () => 'This entry is no longer there. Nothing was changed. Load the page again.',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `Converting ${name(from)} into ${name(to)} is not possible. Nothing was moved. Choose another pair.`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `The rate or the fee has changed: you would now get ${amount(actualAmount)} ${name(coin)}. Nothing was moved. Check it and confirm again.`,
  CONVERT_UNKNOWN: () => 'There is no such convert order among yours. Nothing was changed.',
  CONVERT_ENDED: () => 'This order has already settled or was cancelled. Nothing was changed.',
  EARNINGS_SPAN: ({ days }) => `Choose at most ${days} days, the first not after the last.`,
};
