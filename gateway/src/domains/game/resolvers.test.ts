import { game, type AnswerOf } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { order } from './cases.ts';
import { isAllowed } from './resolvers.ts';

const test = suite();
const token = 'token-of-aiko';

const account: AnswerOf<typeof game.gmtRegister> = {
  gameId: '3',
  nickName: 'AikoOfTheHash',
  bscAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  balance: '12.5',
  createTime: 1_780_000_000_000,
  bindTime: 1_780_000_001_000,
  loginTime: null,
};
const shownAccount = {
  id: '3',
  nickname: 'AikoOfTheHash',
  walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  balance: '12.5',
  registeredAt: '2026-05-28T20:26:40.000Z',
  boundAt: '2026-05-28T20:26:41.000Z',
  enteredAt: null,
};
const accountFields = Object.keys(shownAccount).join(' ');
const limits = { minAmount: '1', maxAmount: '100', multiple: '0.01' };
const shownLimits = { minimum: '1', maximum: '100', multiple: '0.01' };

describe('the game in the portal', () => {
  it.each([
    [account, shownAccount],
    [null, null],
  ])('shows the account, or null when there is none', async (from, shown) => {
    test.upstream.result(game.gmtUserInfo, { account: from, open: 1, transfer: limits });
    const { data } = await test.gateway.query(
      `{ game { account { ${accountFields} } isOpen transferLimits { minimum maximum multiple } } }`,
      { token },
    );
    expect(data).toEqual({ game: { account: shown, isOpen: true, transferLimits: shownLimits } });
    expect(test.upstream.only(game.gmtUserInfo)).toMatchObject({ isSealed: true, headers: { token } });
  });

  it('registers and binds', async () => {
    test.upstream.result(game.gmtRegister, account);
    test.upstream.result(game.gmtBind, account);
    const { data } = await test.gateway.query(
      `mutation ($wallet: BindGameWalletInput!) {
        registerGame(input: { nickname: "AikoOfTheHash" }) { account { id } }
        bindGameWallet(input: $wallet) { account { walletAddress } } }`,
      { token, variables: { wallet: { address: account.bscAddress, transactionPassword: 'Credits2026' } } },
    );
    expect(data).toEqual({
      registerGame: { account: { id: '3' } },
      bindGameWallet: { account: { walletAddress: account.bscAddress } },
    });
    expect(test.upstream.only(game.gmtRegister).data).toEqual({ nickName: 'AikoOfTheHash' });
    expect(test.upstream.only(game.gmtBind).data).toEqual({
      bscAddress: account.bscAddress,
      transactionPassword: 'Credits2026',
    });
  });

  it('shows the wagered total', async () => {
    test.upstream.result(game.gmtBetFlowAmountInfo, { betFlowAmount: '90', winAmount: '80.5', betCount: 12 });
    const { data } = await test.gateway.query('{ gameWagered { amount won bets } }', { token });
    expect(data).toEqual({ gameWagered: { amount: '90', won: '80.5', bets: 12 } });
  });

  it('moves credits and lists the transfers', async () => {
    test.upstream.result(game.deposit, order);
    test.upstream.result(game.gameTransferList, {
      records: [order, { ...order, id: '8', transferType: 'IN', cursor: 'YmFy' }],
      hasMore: false,
    });
    const fields = 'id receiptNumber transactionNumber direction amount occurredAt';
    const input = { idempotencyKey: '0123456789abcdef', amount: '25', transactionPassword: 'Credits2026' };
    const made = await test.gateway.query(
      `mutation ($input: TransferToGameInput!) { transferToGame(input: $input) { transfer { ${fields} } } }`,
      { token, variables: { input } },
    );
    const node = {
      id: '7',
      receiptNumber: 'G2026112100000007',
      transactionNumber: '4711',
      direction: 'TO_GAME',
      amount: '25',
      occurredAt: '2026-05-28T20:26:40.123Z',
    };
    expect(made.data).toEqual({ transferToGame: { transfer: node } });
    expect(test.upstream.only(game.deposit).data).toEqual(input);
    const listed = await test.gateway.query(
      `{ gameTransfers(direction: FROM_GAME, idempotencyKey: "0123456789abcdef", first: 2, after: "abc") {
        edges { cursor node { ${fields} } } } }`,
      { token },
    );
    expect(listed.data).toMatchObject({
      gameTransfers: { edges: [{ node }, { cursor: 'YmFy', node: { id: '8', direction: 'FROM_GAME' } }] },
    });
    expect(test.upstream.only(game.gameTransferList).data).toEqual({
      transferType: 'IN',
      idempotencyKey: '0123456789abcdef',
      pageSize: 2,
      cursor: 'abc',
    });
  });
});

describe('entering the game', () => {
  const document = 'mutation { enterGame { url launchToken expiresAt } }';
  const launched = (url: string) => {
    test.upstream.result(game.gmtLogin, account);
    test.upstream.result(game.launchGames, { url, expireTime: 1_780_000_060_000 });
  };

  it('requires a sign-in and returns an address of the portal', async () => {
    launched('/hash-kingdom/#launch=abc');
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      enterGame: {
        url: '/hash-kingdom/#launch=abc',
        launchToken: 'abc',
        expiresAt: '2026-05-28T20:27:40.000Z',
      },
    });
    expect(test.upstream.calls.map(({ path }) => path)).toEqual([game.gmtLogin.path, game.launchGames.path]);
  });

  it('rejects any other address', async () => {
    launched('https://elsewhere.example.com/#launch=abc');
    const { errors, text } = await test.gateway.query(document, { token });
    expect(errors?.[0]?.extensions.code).toBe('SERVER_BUSY');
    expect(text).not.toContain('launch');
  });

  it.each([
    ['/hash-kingdom/#launch=x', true],
    ['https://game.example.com/enter#x', true],
    ['https://game.example.com:8443/enter', false],
    ['http://game.example.com/enter', false],
    ['https://game.example.com@evil.example.com/', false],
    ['https://aiko@game.example.com/', false],
    ['//evil.example.com/', false],
    ['/\\evil.example.com/', false],
    ['/\t/evil.example.com/', false],
    ['javascript:alert(1)', false],
    ['hash-kingdom/', false],
    ['', false],
  ])('%j: %j', (url, allowed) => {
    expect(isAllowed(url, new Set(['https://game.example.com']))).toBe(allowed);
  });
});

describe('Hash Kingdom', () => {
  const hash = 'a'.repeat(64);
  const round = {
    betId: '0123456789abcdef',
    height: 1,
    choice: 'EVEN',
    stake: '2',
    payout: '3.92',
    number: 4,
    previousHash: hash,
    blockHash: 'b'.repeat(64),
    clientSeed: 'luck',
    createTime: 1_780_000_000_000,
  } as const;
  const kingdom: AnswerOf<typeof game.enterHashKingdom>['kingdom'] = {
    nickName: 'AikoOfTheHash',
    balance: '12.5',
    open: 1,
    bet: limits,
    parityRate: '1.96',
    numberRate: '9.8',
    edge: '0.02',
    lastHash: hash,
    nextHeight: 2,
    rounds: [round],
    endTime: 1_780_000_060_000,
  };
  const shownRound = {
    key: round.betId,
    height: 1,
    choice: 'EVEN',
    stake: '2',
    payout: '3.92',
    number: 4,
    previousHash: hash,
    blockHash: round.blockHash,
    clientSeed: 'luck',
    occurredAt: '2026-05-28T20:26:40.000Z',
  };
  const roundFields = Object.keys(shownRound).join(' ');

  it('can be entered, played and left without a session of the portal', async () => {
    test.upstream.result(game.enterHashKingdom, { gameSession: 's', kingdom });
    test.upstream.result(game.playHashKingdom, { round, kingdom });
    test.upstream.result(game.cashOutOfHashKingdom, { receiptNo: 'R-1', kingdom });
    const { data } = await test.gateway.query(
      `mutation {
        enterHashKingdom(input: { launchToken: "abc" }) { session kingdom { nickname isOpen endsAt betLimits { minimum } } }
        playHashKingdom(input: { session: "s", key: "0123456789abcdef", choice: EVEN, stake: "2", clientSeed: "luck" }) {
          round { ${roundFields} } kingdom { balance lastHash nextHeight parityRate numberRate edge } }
        cashOutOfHashKingdom(input: { session: "s", key: "0123456789abcdef", amount: "5" }) { receiptNumber kingdom { rounds { key } } } }`,
    );
    expect(data).toMatchObject({
      enterHashKingdom: {
        session: 's',
        kingdom: {
          nickname: 'AikoOfTheHash',
          isOpen: true,
          endsAt: '2026-05-28T20:27:40.000Z',
          betLimits: { minimum: '1' },
        },
      },
      playHashKingdom: { round: shownRound, kingdom: { balance: '12.5', lastHash: hash, nextHeight: 2 } },
      cashOutOfHashKingdom: { receiptNumber: 'R-1', kingdom: { rounds: [{ key: round.betId }] } },
    });
    expect(test.upstream.only(game.enterHashKingdom).data).toEqual({ launchToken: 'abc' });
    expect(test.upstream.only(game.playHashKingdom).data).toEqual({
      gameSession: 's',
      betId: '0123456789abcdef',
      choice: 'EVEN',
      stake: '2',
      clientSeed: 'luck',
    });
    expect(test.upstream.only(game.cashOutOfHashKingdom).data).toEqual({
      gameSession: 's',
      orderId: '0123456789abcdef',
      amount: '5',
    });
  });

  it.each([
    [kingdom, { nickname: 'AikoOfTheHash' }],
    [null, null],
  ])('shows the kingdom to the player, or that the session has ended', async (from, shown) => {
    test.upstream.result(game.hashKingdomInfo, { kingdom: from });
    const { data } = await test.gateway.query('{ hashKingdom(session: "s") { nickname } }');
    expect(data).toEqual({ hashKingdom: shown });
  });
});
