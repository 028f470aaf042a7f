/** Strategies of account families: one holds packages, the others try to farm bonuses. */
import {
  buyPackages,
  convertAll,
  invest,
  redeemPackages,
  saveAddress,
  sendCash,
  withdrawAll,
  type Family,
  type Plan,
} from './farmer-steps.ts';
import type { Registered } from './population.ts';

/** Packages renew themselves, so there is nothing left to do. */
async function* hold(family: Family): Plan {
  yield* invest(family, await family.open(await family.open()));
}

/** Moves the money through six accounts below one sponsor; each buys packages with it. */
async function* rotate(family: Family): Plan {
  const sponsor = await family.open();
  const accounts: Registered[] = [];
  for (let more = 0; more < 6; more += 1) accounts.push(await family.open(sponsor));
  let [account = sponsor] = accounts;
  let expires = yield* invest(family, account);
  for (let turn = 1; ; turn += 1) {
    yield expires;
    const next = accounts[turn % accounts.length] ?? sponsor;
    await redeemPackages(family, account);
    yield* convertAll(family, account, 'ASSETS_POINT', 'CASH_POINT');
    await sendCash(family, account, next);
    account = next;
    yield* convertAll(family, account, 'CASH_POINT', 'ASSETS_POINT');
    expires = await buyPackages(family, account);
  }
}

/** Withdraws everything after each term and deposits it again through a new account. */
async function* startAgain(family: Family): Plan {
  const sponsor = await family.open();
  for (;;) {
    const account = await family.open(sponsor);
    await saveAddress(family, account);
    const expires = yield* invest(family, account);
    yield expires;
    await redeemPackages(family, account);
    yield* convertAll(family, account, 'ASSETS_POINT', 'CASH_POINT');
    yield* convertAll(family, account, 'CASH_POINT', 'WITHDRAWAL_POINT');
    yield* withdrawAll(family, account);
  }
}

/** Holds packages below a sponsor with 31 empty accounts, which would be enough for rank 3. */
async function* registerEmpty(family: Family): Plan {
  const sponsor = await family.open();
  const first = await family.open(sponsor);
  for (let more = 1; more < 31; more += 1) await family.open(more < 5 ? sponsor : first);
  yield* invest(family, await family.open(sponsor));
}

/** Redeems after each term and buys again immediately. */
async function* rebuy(family: Family): Plan {
  const account = await family.open(await family.open());
  let expires = yield* invest(family, account);
  for (;;) {
    yield expires;
    await redeemPackages(family, account);
    expires = await buyPackages(family, account);
  }
}

/** By their names in the summary. */
export const strategies: Readonly<Record<string, (family: Family) => Plan>> = {
  'hold honestly': hold,
  'rotate through six accounts': rotate,
  'withdraw and start again': startAgain,
  'hold with 31 empty registrations': registerEmpty,
  'redeem and rebuy the same day': rebuy,
};
