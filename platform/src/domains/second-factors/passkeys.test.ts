/** Passkeys: adding them, using them in place of codes, and signing in with one alone. */
import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform, onOnePlatform, type Suite } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { addApp, toOperation } from './factors.fixture.ts';
import { addSoftPasskey, SoftPasskey, type AuthenticatorData } from './passkeys.fixture.ts';

const { session, member, transfer, payout, 'second-factors': factors } = domains;
const loginPassword = testPassword;
const transactionPassword = testTransactionPassword;
const minute = 60_000;

function browser(suite: Suite) {
  const call: Suite['client']['call'] = (...args) => suite.client.call(...args);
  const tokenOf = async (name: string) => suite.platform.signIn(await suite.platform.addMember(name));
  const stateOf = async (token: string) => (await call(factors.secondFactorState, {}, { token })).result;
  const works = async (token: string | undefined) =>
    (await call(member.userInfo, {}, { token: token ?? '' })).code === 20000;
  /** The options of a passkey request. */
  const ask = async (token: string, operation?: ReturnType<typeof toOperation>) =>
    (await call(factors.askPasskey, { operation }, { token })).result?.options ?? '{}';
  const challengeOf = async (userName: string) =>
    (
      (await call(session.login, { userName, password: testPassword })).refusal as
        { challenge?: string } | undefined
    )?.challenge ?? '';
  const askStep = async (challenge: string) => (await call(factors.askStep, { challenge })).result;
  const complete = (challenge: string, factorCode: string) =>
    call(factors.completeLogin, { challenge, factorCode });
  const askLogin = async () => (await call(factors.askPasskeyLogin, {})).result?.options ?? '{}';
  const login = (answer: string) => call(factors.passkeyLogin, { answer });
  /** Signs in with a passkey alone. */
  const enter = async (passkey: SoftPasskey, told?: AuthenticatorData) =>
    login(passkey.get(await askLogin(), told));
  return { call, tokenOf, stateOf, works, ask, challengeOf, askStep, complete, askLogin, login, enter };
}

/** Returns the answer with one bit of its signature flipped. */
function tampered(answer: string): string {
  const parsed = JSON.parse(answer) as { response: { signature: string } };
  const signature = Buffer.from(parsed.response.signature, 'base64url');
  signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  return JSON.stringify({
    ...parsed,
    response: { ...parsed.response, signature: signature.toString('base64url') },
  });
}

onOnePlatform('a passkey', (suite) => {
  const { call, tokenOf, stateOf, works, ask, challengeOf, askStep, complete, askLogin, login, enter } =
    browser(suite);

  describe('when added', () => {
    it('requires the login password, ends other sessions, makes recovery codes and sends mail', async () => {
      const aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
      const [token, elsewhere] = [await suite.platform.signIn(aiko), await suite.platform.signIn(aiko)];
      const wrong = await call(factors.preparePasskey, { loginPassword: 'Wrong12345' }, { token });
      expect(wrong.refusal).toMatchObject({ field: 'loginPassword' });
      const { recoveryCodes } = await addSoftPasskey(suite, token);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await stateOf(token)).toMatchObject({
        factors: [{ factorType: 'PASSKEY', factorName: 'Laptop', lastUseTime: null }],
        recoveryCodesLeft: 10,
        confirms: 0,
      });
      expect(await works(elsewhere)).toBe(false);
      expect((await call(member.userInfo, {}, { token })).result).toMatchObject({ secondFactorStatus: 1 });
      expect((await suite.platform.sendMails()).map(({ subject }) => subject)).toContain(
        'A passkey was added',
      );
    });

    it('requires proof of the existing factor, which may be a passkey', async () => {
      const token = await tokenOf('budi');
      const { passkey } = await addSoftPasskey(suite, token);
      expect((await call(factors.preparePasskey, { loginPassword }, { token })).refusal).toMatchObject({
        field: 'factorCode',
      });
      const factorCode = passkey.get(await ask(token));
      const prepared = await call(factors.preparePasskey, { loginPassword, factorCode }, { token });
      const options = prepared.result?.options ?? '{}';
      expect(JSON.parse(options)).toMatchObject({
        rp: { id: 'portal.example.com' },
        user: { name: 'budi' },
        excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      });
      const second = { factorName: 'Key', answer: new SoftPasskey().create(options) };
      const added = await call(factors.addPasskey, second, { token });
      // the recovery codes of the first one remain valid
      expect(added.result).toMatchObject({ recoveryCodes: [], recoveryCodesLeft: 10 });
      expect((await call(factors.addPasskey, second, { token })).message).toMatch(/took too long/);
      expect((await stateOf(token))?.factors).toHaveLength(2);
    });

    it.each<[string, AuthenticatorData]>([
      ['at another address', { origin: 'https://portal.example.org' }],
      ['for another site', { rpId: 'example.org' }],
      ['in a frame of another site', { crossOrigin: true }],
      ['in a frame of a site that is named', { topOrigin: 'https://example.org' }],
      ['without the member’s consent to it', { isVerified: false }],
    ])('rejects one that was made %s', async (what, told) => {
      const token = await tokenOf(`made_${Object.keys(told).join('')}`);
      const prepared = await call(factors.preparePasskey, { loginPassword }, { token });
      const answer = new SoftPasskey().create(prepared.result?.options ?? '{}', told);
      const refused = await call(factors.addPasskey, { factorName: 'Laptop', answer }, { token });
      expect(refused.message, what).toMatch(/could not be confirmed/);
      expect(await stateOf(token)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    });

    it('rejects it after five minutes, for another member, or twice', async () => {
      const [chen, dewi] = [await tokenOf('chen'), await tokenOf('dewi')];
      const prepare = async (token: string, passkey: SoftPasskey) =>
        passkey.create(
          (await call(factors.preparePasskey, { loginPassword }, { token })).result?.options ?? '{}',
        );
      const add = (token: string, answer: string) =>
        call(factors.addPasskey, { factorName: 'Laptop', answer }, { token });
      const late = await prepare(chen, new SoftPasskey());
      suite.platform.clock.advance(5 * minute);
      expect((await add(chen, late)).message).toMatch(/took too long/);
      const passkey = new SoftPasskey();
      expect((await add(dewi, await prepare(chen, passkey))).message).toMatch(/took too long/);
      expect((await add(dewi, await prepare(dewi, passkey))).code).toBe(20000);
      expect((await add(chen, await prepare(chen, passkey))).message).toMatch(/added already/);
      expect((await stateOf(chen))?.factors).toEqual([]);
      expect((await add(chen, 'no JSON')).message).toMatch(/could not be confirmed/);
    });
  });

  describe('when signing in', () => {
    let eko: TestMember;
    let passkey: SoftPasskey;
    beforeAll(async () => {
      eko = await suite.platform.addMember('eko');
      ({ passkey } = await addSoftPasskey(suite, await suite.platform.signIn(eko)));
    });

    it('completes the second step, but only of the sign-in that requested it', async () => {
      const [challenge, other] = [await challengeOf('eko'), await challengeOf('eko')];
      const asked = await askStep(challenge);
      expect(asked?.factorTypes).toEqual(['PASSKEY']);
      expect(JSON.parse(asked?.options ?? '{}')).toMatchObject({ allowCredentials: [{ id: passkey.id }] });
      const answer = passkey.get(asked?.options ?? '{}');
      expect((await complete(other, answer)).message).toMatch(/took too long/);
      const { result } = await complete(challenge, answer);
      expect(await works(result?.token)).toBe(true);
      expect((await complete(other, answer)).message).toMatch(/took too long/);
      expect((await stateOf(result?.token ?? ''))?.factors[0]?.lastUseTime).toBe(
        suite.platform.clock.now().getTime(),
      );
      const over = await call(factors.askStep, { challenge });
      expect(over.refusal).toMatchObject({ field: 'challenge' });
    });

    it('signs in alone, once per request', async () => {
      const asked = await askLogin();
      expect(JSON.parse(asked)).toMatchObject({ rpId: 'portal.example.com', userVerification: 'required' });
      const answer = passkey.get(asked);
      const { result } = await login(answer);
      expect(await works(result?.token)).toBe(true);
      expect((await login(answer)).message).toMatch(/took too long/);
      // an answer to the second step is not valid here
      const step = await askStep(await challengeOf('eko'));
      expect((await login(passkey.get(step?.options ?? '{}'))).message).toMatch(/took too long/);
    });

    it.each<[string, AuthenticatorData]>([
      ['at another address', { origin: 'https://portal.example.org' }],
      ['for another site', { rpId: 'example.org' }],
      ['in a frame of another site', { crossOrigin: true }],
      ['in a frame of a site that is named', { topOrigin: 'https://example.org' }],
      ['without being unlocked', { isVerified: false }],
      ['as another member', { userHandle: 'AAAA' }],
    ])('rejects %s', async (_what, told) => {
      expect((await enter(passkey, told)).message).toMatch(/could not be confirmed/);
    });

    it('rejects another signature, an unknown passkey, and an answer five minutes late', async () => {
      expect((await login(tampered(passkey.get(await askLogin())))).message).toMatch(
        /could not be confirmed/,
      );
      expect((await enter(new SoftPasskey(), { userHandle: 'AAAA' })).message).toMatch(
        /could not be confirmed/,
      );
      const answer = passkey.get(await askLogin());
      suite.platform.clock.advance(5 * minute);
      expect((await login(answer)).message).toMatch(/took too long/);
    });

    it('rejects a counter that does not advance, and accepts one that does', async () => {
      expect((await enter(passkey, { counter: 100 })).code).toBe(20000);
      expect((await enter(passkey, { counter: 100 })).message).toMatch(/could not be confirmed/);
      expect((await enter(passkey, { counter: 7 })).message).toMatch(/could not be confirmed/);
      expect((await enter(passkey, { counter: 101 })).code).toBe(20000);
    });

    it('rejects a banned member', async () => {
      const fajar = await suite.platform.addMember('fajar');
      const { passkey: own } = await addSoftPasskey(suite, await suite.platform.signIn(fajar));
      await runConfirmed(suite.platform, ['member', 'ban', 'fajar', '--reason', 'Test']);
      expect((await enter(own)).message).toMatch(/cannot sign in/);
    });
  });

  describe('when confirming operations', () => {
    it('accepts it for a payment instead of the transaction password, and for a new payout method', async () => {
      const gita = await suite.platform.addMember('gita', { balances: { CASH_POINT: '100' } });
      await suite.platform.addMember('hana');
      const token = await suite.platform.signIn(gita);
      const { passkey } = await addSoftPasskey(suite, token);
      const chosen = await call(
        factors.setFactorConfirms,
        { confirms: 1, loginPassword, transactionPassword, factorCode: passkey.get(await ask(token)) },
        { token },
      );
      expect(chosen.result).toMatchObject({ confirms: 1 });
      const prove = (operation: ReturnType<typeof toOperation>, factorCode: string) =>
        call(factors.proveByFactor, { operation, factorCode }, { token });
      const payment = {
        coinName: 'CASH_POINT' as const,
        amount: '1',
        toUserName: 'hana',
        idempotencyKey: 'transfer-key-00001',
        remark: null,
      };
      const confirmed = toOperation(transfer.makeOver, payment);
      const answer = passkey.get(await ask(token, confirmed));
      // valid for exactly the operation that it was requested for
      for (const changed of [
        { amount: '2' },
        { toUserName: 'someone' },
        { idempotencyKey: 'transfer-key-00002' },
      ]) {
        const other = toOperation(transfer.makeOver, { ...payment, ...changed });
        expect((await prove(other, answer)).message).toMatch(/is not what was sent/);
      }
      const change = { loginPassword, factorCode: answer };
      expect((await call(factors.renewRecoveryCodes, change, { token })).message).toMatch(/took too long/);
      expect((await prove(confirmed, passkey.get(await ask(token)))).message).toMatch(/took too long/);
      const proof = (await prove(confirmed, answer)).result?.proof ?? '';
      expect((await prove(confirmed, answer)).message).toMatch(/took too long/);
      const sent = await call(transfer.makeOver, { ...payment, transactionPassword: proof }, { token });
      expect(sent.code).toBe(20000);
      const account = { bankName: 'First Bank', accountName: 'G. Member', accountNumber: 'DE00123456' };
      const place = toOperation(payout.addBankAccount, account);
      const late = passkey.get(await ask(token, place));
      suite.platform.clock.advance(5 * minute);
      expect((await prove(place, late)).message).toMatch(/took too long/);
      const added = await prove(place, passkey.get(await ask(token, place)));
      const saved = await call(
        payout.addBankAccount,
        { ...account, transactionPassword: added.result?.proof ?? '' },
        { token },
      );
      expect(saved.code).toBe(20000);
    });

    it('rejects it for another member', async () => {
      const [indra, joko] = [await tokenOf('indra'), await tokenOf('joko')];
      const { passkey } = await addSoftPasskey(suite, indra);
      await addSoftPasskey(suite, joko);
      const operation = toOperation(payout.delBankAccount, { id: '1' });
      const own = passkey.get(await ask(indra, operation));
      const others = passkey.get(await ask(joko, operation));
      const prove = (factorCode: string) =>
        call(factors.proveByFactor, { operation, factorCode, transactionPassword }, { token: joko });
      expect((await prove(own)).message).toMatch(/took too long/);
      expect((await prove(others)).message).toMatch(/could not be confirmed/);
    });

    it('rejects it if the member has only an app', async () => {
      const token = await tokenOf('kadek');
      await addApp(suite, token);
      const refused = await call(factors.askPasskey, {}, { token });
      expect(refused.message).toMatch(/no two-step verification/);
      const step = await askStep(await challengeOf('kadek'));
      expect(step).toEqual({ factorTypes: ['TOTP'], options: null });
    });
  });

  describe('when removed', () => {
    it('can be removed by the member; the last one takes the recovery codes with it', async () => {
      const made = await suite.platform.addMember('lina', { email: 'lina@example.com' });
      const token = await suite.platform.signIn(made);
      const { passkey } = await addSoftPasskey(suite, token);
      const id = (await stateOf(token))?.factors[0]?.id ?? '';
      const waiting = await askLogin();
      const factorCode = passkey.get(await ask(token));
      const removed = await call(factors.removeFactor, { id, loginPassword, factorCode }, { token });
      expect(removed.result).toEqual({ factors: [], recoveryCodesLeft: 0, confirms: 0 });
      expect((await suite.platform.sendMails()).map(({ subject }) => subject)).toContain(
        'A passkey was removed',
      );
      expect((await login(passkey.get(waiting))).message).toMatch(/could not be confirmed/);
      expect(await works(await suite.platform.signIn(made))).toBe(true);
    });

    it('can be removed by the operator, who sees its kind, with a record', async () => {
      const token = await tokenOf('mega');
      const { passkey } = await addSoftPasskey(suite, token);
      const run = async (...words: string[]) => (await runConfirmed(suite.platform, words)).text;
      expect(await run('factor', 'list', 'mega')).toMatch(/PASSKEY {2}Laptop .*\nRecovery codes left: 10\./);
      expect(await run('factor', 'remove', 'mega', '--reason', 'Lost laptop')).toMatch(/removed: 1/);
      expect(await stateOf(token)).toEqual({ factors: [], recoveryCodesLeft: 0, confirms: 0 });
      expect((await enter(passkey)).message).toMatch(/could not be confirmed/);
      const [action] = await suite.platform.services.database.query<{ before: object; after: object }>(
        "select before, after from operator_action where command = 'factor remove'",
      );
      expect(action).toEqual({ before: { has_second_factor: true }, after: { has_second_factor: false } });
    });
  });

  it('leaves no challenge readable in the database', async () => {
    const { challenge } = JSON.parse(await askLogin()) as { challenge: string };
    const rows = await suite.platform.services.database.query<{ text: string }>(
      'select c::text as text from passkey_challenge c',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) {
      expect(text).not.toContain(challenge);
      expect(text).not.toContain(Buffer.from(challenge, 'base64url').toString('hex'));
    }
  });
});

onEachPlatform('answers of a passkey at once', (suite) => {
  const { call, tokenOf, stateOf, ask, challengeOf, askStep, complete, askLogin, login } = browser(suite);
  const won = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 20000).length;

  it('begin one session for one challenge, alone or as the second step', async () => {
    const { passkey } = await addSoftPasskey(suite, await tokenOf('aiko'));
    const alone = await askLogin();
    // each is signed again: the challenge is what is used up
    expect(won(await Promise.all([1, 2, 3].map(() => login(passkey.get(alone)))))).toBe(1);
    const challenge = await challengeOf('aiko');
    const step = (await askStep(challenge))?.options ?? '{}';
    expect(won(await Promise.all([1, 2, 3].map(() => complete(challenge, passkey.get(step)))))).toBe(1);
  });

  it('prove one operation once, and add one passkey', async () => {
    const token = await tokenOf('budi');
    const prepared = await call(factors.preparePasskey, { loginPassword }, { token });
    const passkeys = [new SoftPasskey(), new SoftPasskey(), new SoftPasskey()];
    const answers = await Promise.all(
      passkeys.map((made) =>
        call(
          factors.addPasskey,
          { factorName: 'Laptop', answer: made.create(prepared.result?.options ?? '{}') },
          { token },
        ),
      ),
    );
    expect(won(answers)).toBe(1);
    expect((await stateOf(token))?.factors).toHaveLength(1);
    const passkey = passkeys[answers.findIndex(({ code }) => code === 20000)] ?? new SoftPasskey();
    const operation = toOperation(payout.delBankAccount, { id: '1' });
    const options = await ask(token, operation);
    const proofs = [1, 2, 3].map(() =>
      call(
        factors.proveByFactor,
        { operation, factorCode: passkey.get(options), transactionPassword },
        { token },
      ),
    );
    expect(won(await Promise.all(proofs))).toBe(1);
  });
});
