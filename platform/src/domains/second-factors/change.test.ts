/** Adding and removing factors, recovery codes, and confirming operations with factors. */
import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform, onOnePlatform } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword } from '../../../test/testing.ts';
import { runRound } from '../../jobs/round.ts';
import { SecretBox } from '../../kernel/secret-box.ts';
import { addApp, codeAt, toOperation, type App } from './factors.fixture.ts';
import { maxFactors } from './factors.ts';
import { ownerOf, wrongCodesPerDay } from './prove.ts';
import { reseal } from './reseal.ts';

const { member, session, transfer, payout, 'second-factors': factors } = domains;
const loginPassword = testPassword;
const transactionPassword = testTransactionPassword;
const minute = 60_000;
const day = 24 * 60 * minute;

onOnePlatform('second factors', (suite) => {
  const tokenOf = async (name: string) => suite.platform.signIn(await suite.platform.addMember(name));
  const stateOf = async (token: string) =>
    (await suite.client.call(factors.secondFactorState, {}, { token })).result;
  const profileOf = async (token: string) => (await suite.client.call(member.userInfo, {}, { token })).result;
  const withoutFactor = { factors: [], recoveryCodesLeft: 0, confirms: 0 };

  describe('an authenticator app', () => {
    it('counts once a code of it was given, and ends the other sessions', async () => {
      const aiko = await suite.platform.addMember('aiko');
      const [token, elsewhere] = [await suite.platform.signIn(aiko), await suite.platform.signIn(aiko)];
      expect(await stateOf(token)).toEqual(withoutFactor);
      const prepared = await suite.client.call(factors.prepareTotp, { loginPassword }, { token });
      expect(prepared.result?.uri).toContain(`secret=${prepared.result?.secret ?? '?'}`);
      expect(prepared.result?.uri).toContain('portal.example.com:aiko');
      expect(await stateOf(token)).toEqual(withoutFactor);
      expect(await profileOf(token)).toMatchObject({ secondFactorStatus: 0, factorConfirmStatus: 0 });

      const now = suite.platform.clock.now();
      const add = (factorCode: string) =>
        suite.client.call(factors.addTotp, { factorName: 'Phone', factorCode }, { token });
      expect((await add('000000')).refusal).toMatchObject({ field: 'factorCode' });
      const added = await add(codeAt(prepared.result?.secret ?? '', now));
      expect(added.result).toMatchObject({
        factors: [{ factorType: 'TOTP', factorName: 'Phone', createTime: now.getTime(), lastUseTime: null }],
        recoveryCodesLeft: 10,
        confirms: 0,
      });
      const codes = added.result?.recoveryCodes ?? [];
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}(-[2-9A-HJ-NP-TV-Z]{4}){3}$/);
      expect(await profileOf(token)).toMatchObject({ secondFactorStatus: 1 });
      expect((await suite.client.call(member.userInfo, {}, { token: elsewhere })).code).toBe(87321);
    });

    it('requires the login password, and a code once a factor exists', async () => {
      const token = await tokenOf('budi');
      const prepare = (data: { loginPassword: string; factorCode?: string }) =>
        suite.client.call(factors.prepareTotp, data, { token });
      expect((await prepare({ loginPassword: 'Wrong12345' })).refusal).toMatchObject({
        field: 'loginPassword',
      });
      const app = await addApp(suite, token);
      expect((await prepare({ loginPassword })).refusal).toMatchObject({ field: 'factorCode' });
      expect((await prepare({ loginPassword, factorCode: '000000' })).code).toBe(9001);
      const second = await prepare({ loginPassword, factorCode: app.next() });
      const code = codeAt(second.result?.secret ?? '', suite.platform.clock.now());
      const added = await suite.client.call(
        factors.addTotp,
        { factorName: 'Tablet', factorCode: code },
        { token },
      );
      // the recovery codes of the first one remain valid
      expect(added.result).toMatchObject({ recoveryCodes: [], recoveryCodesLeft: 10 });
      expect(added.result?.factors.map(({ factorName }) => factorName)).toEqual(['Phone', 'Tablet']);
    });

    it('expires after fifteen minutes without a code', async () => {
      const token = await tokenOf('chen');
      const prepared = await suite.client.call(factors.prepareTotp, { loginPassword }, { token });
      suite.platform.clock.advance(15 * minute);
      const code = codeAt(prepared.result?.secret ?? '', suite.platform.clock.now());
      const late = await suite.client.call(
        factors.addTotp,
        { factorName: 'Phone', factorCode: code },
        { token },
      );
      expect(late.message).toMatch(/expired/);
      expect(await stateOf(token)).toEqual(withoutFactor);
    });

    it('rejects a sixth one', async () => {
      const token = await tokenOf('full');
      const app = await addApp(suite, token);
      await suite.platform.services.database.execute(
        `insert into second_factor (member_id, kind, name, key_name, sealed, last_step, created_at)
         select member_id, kind, name, key_name, sealed, last_step, created_at from second_factor, generate_series(2, $1)
         where member_id = (select id from member where user_name = 'full')`,
        [maxFactors],
      );
      const answer = await suite.client.call(
        factors.prepareTotp,
        { loginPassword, factorCode: app.next() },
        { token },
      );
      expect(answer.message).toMatch(/at most 5/);
    });
  });

  describe('a wrong code', () => {
    it('counts towards twenty a day, unlike a right one; a recovery code still works', async () => {
      const dana = await suite.platform.addMember('dana');
      const token = await suite.platform.signIn(dana);
      const app = await addApp(suite, token);
      const renew = (factorCode: string, by = token) =>
        suite.client.call(factors.renewRecoveryCodes, { loginPassword, factorCode }, { token: by });
      for (let time = 0; time < wrongCodesPerDay + 5; time += 1)
        expect((await renew(app.next())).code).toBe(20000);
      const made = await renew(app.next());
      for (let time = 0; time < wrongCodesPerDay; time += 1) await renew('000000');
      expect((await renew(app.next())).message).toMatch(/Too many wrong codes/);
      expect((await renew(made.result?.recoveryCodes[0] ?? '')).code).toBe(20000);
      suite.platform.clock.advance(day);
      expect((await renew(app.next(), await suite.platform.signIn(dana))).code).toBe(20000);
    });
  });

  describe('recovery codes', () => {
    it('replace the existing ones when renewed', async () => {
      const token = await tokenOf('eunji');
      const app = await addApp(suite, token);
      const renew = (factorCode: string) =>
        suite.client.call(factors.renewRecoveryCodes, { loginPassword, factorCode }, { token });
      const renewed = await renew(app.recoveryCodes[0] ?? '');
      expect(renewed.result).toMatchObject({ recoveryCodesLeft: 10 });
      expect((await renew(app.recoveryCodes[1] ?? '')).refusal).toMatchObject({ field: 'factorCode' });
      expect((await renew(renewed.result?.recoveryCodes[1] ?? '')).code).toBe(20000);
    });
  });

  describe('a factor', () => {
    it('requires the login password and a code to be removed; the last one takes all its data with it', async () => {
      const token = await tokenOf('fajar');
      const app = await addApp(suite, token);
      const id = (await stateOf(token))?.factors[0]?.id ?? '';
      const confirms = await suite.client.call(
        factors.setFactorConfirms,
        { confirms: 1, loginPassword, transactionPassword, factorCode: app.next() },
        { token },
      );
      expect(confirms.result).toMatchObject({ confirms: 1 });
      const remove = (data: object) =>
        suite.client.callLoosely(factors.removeFactor, { id, loginPassword, ...data }, { token });
      expect((await remove({})).refusal).toMatchObject({ field: 'factorCode' });
      expect((await remove({ factorCode: '000000' })).refusal).toMatchObject({ field: 'factorCode' });
      const wrong = { loginPassword: 'Wrong12345', factorCode: app.next() };
      expect((await remove(wrong)).refusal).toMatchObject({ field: 'loginPassword' });
      // a refusal uses up no code
      expect((await remove({ id: '999999999', factorCode: wrong.factorCode })).refusal).toMatchObject({
        field: 'id',
      });
      expect((await remove({ factorCode: wrong.factorCode })).result).toEqual(withoutFactor);
      expect(await profileOf(token)).toMatchObject({ secondFactorStatus: 0, factorConfirmStatus: 0 });
      expect(
        (await suite.client.call(session.login, { userName: 'fajar', password: loginPassword })).code,
      ).toBe(20000);
    });

    it('sends mail when added or removed, by the operator too', async () => {
      const kiki = await suite.platform.addMember('kiki', { email: 'kiki@example.com' });
      const token = await suite.platform.signIn(kiki);
      const app = await addApp(suite, token, 'Blue phone');
      const id = (await stateOf(token))?.factors[0]?.id ?? '';
      const removed = { id, loginPassword, factorCode: app.next() };
      expect((await suite.client.call(factors.removeFactor, removed, { token })).code).toBe(20000);
      await addApp(suite, token, 'Red phone');
      await runConfirmed(suite.platform, ['factor', 'remove', 'kiki', '--reason', 'Lost phone']);
      const mails = (await suite.platform.sendMails()).filter(({ to }) => to === 'kiki@example.com');
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Two-step verification was added',
        'Two-step verification was removed',
        'Two-step verification was added',
        'Two-step verification was removed',
      ]);
      expect(mails[0]?.text).toContain('“Blue phone”');
      // Anyone who did not add it cannot sign in to remove it.
      expect(mails[0]?.text).toMatch(
        /contact support at once: only they can remove it.+“Forgot your password\?” on the sign-in page/,
      );
      expect(mails[3]?.text).toContain('“Red phone”');
    });

    it('sends mail when recovery codes are renewed or confirmation of operations changes', async () => {
      const token = await suite.platform.signIn(
        await suite.platform.addMember('lusi', { email: 'lusi@example.com' }),
      );
      const app = await addApp(suite, token);
      const before = (await suite.platform.sendMails()).length;
      const proven = () => ({ loginPassword, factorCode: app.next() });
      const choose = (confirms: 0 | 1) =>
        suite.client.call(
          factors.setFactorConfirms,
          { ...proven(), confirms, ...(confirms === 1 && { transactionPassword }) },
          { token },
        );
      await suite.client.call(factors.renewRecoveryCodes, { loginPassword, factorCode: '000000' }, { token });
      await suite.client.call(factors.renewRecoveryCodes, proven(), { token });
      for (const confirms of [0, 1, 1, 0] as const) expect((await choose(confirms)).code).toBe(20000);
      const mails = (await suite.platform.sendMails()).slice(before);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'New recovery codes were made',
        'Operations are confirmed by code or passkey',
        'Operations are confirmed by the transaction password',
      ]);
    });

    it('cannot be removed by another member', async () => {
      const [hers, his] = [await tokenOf('gita'), await tokenOf('hadi')];
      await addApp(suite, hers);
      const app = await addApp(suite, his);
      const id = (await stateOf(hers))?.factors[0]?.id ?? '';
      const answer = await suite.client.call(
        factors.removeFactor,
        { id, loginPassword, factorCode: app.next() },
        { token: his },
      );
      expect(answer.refusal).toMatchObject({ field: 'id' });
      expect((await stateOf(hers))?.factors).toHaveLength(1);
    });

    it('can be removed by the operator, with a record', async () => {
      const token = await tokenOf('indah');
      await addApp(suite, token);
      const run = async (...words: string[]) => (await runConfirmed(suite.platform, words)).text;
      expect(await run('factor', 'list', 'indah')).toMatch(/TOTP {2}Phone .*\nRecovery codes left: 10\./);
      expect(await run('factor', 'remove', 'indah', '--reason', 'Lost phone')).toMatch(/removed: 1/);
      expect(await stateOf(token)).toEqual(withoutFactor);
      expect(await run('factor', 'list', 'indah')).toBe('indah has no second factor.');
      const [action] = await suite.platform.services.database.query<{ before: object; after: object }>(
        "select before, after from operator_action where command = 'factor remove'",
      );
      expect(action).toEqual({ before: { has_second_factor: true }, after: { has_second_factor: false } });
    });

    it('gets sealed again when the platform key changes, so that the old key can be dropped', async () => {
      const token = await tokenOf('joko');
      const app = await addApp(suite, token);
      const { services } = suite.platform;
      const { id } = await services.database.one<{ id: bigint }>(
        "select id from member where user_name = 'joko'",
      );
      const owner = ownerOf(id);
      const read = () =>
        services.database.one<{ key_name: string; sealed: Buffer }>(
          'select key_name, sealed from second_factor where member_id = $1',
          [id],
        );
      const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
      const secret = Buffer.from('a secret of an app');
      const before = new SecretBox([old]).seal(secret, owner);
      await services.database.execute(
        'update second_factor set key_name = $2, sealed = $3 where member_id = $1',
        [id, before.keyName, before.sealed],
      );
      // its code is wrong here instead of an error: this platform never had that key
      const wrong = { loginPassword, factorCode: app.next() };
      expect((await suite.client.call(factors.renewRecoveryCodes, wrong, { token })).refusal).toMatchObject({
        field: 'factorCode',
      });
      const secretBox = new SecretBox([next, old]);
      expect(reseal.isNeeded?.(services)).toBe(false);
      expect(reseal.isNeeded?.({ ...services, secretBox })).toBe(true);
      expect(await runRound({ ...services, secretBox }, reseal)).toMatchObject({ done: 1, failed: 0 });
      const { key_name: keyName, sealed } = await read();
      expect(new SecretBox([next]).open({ keyName, sealed }, owner)).toEqual(secret);
      expect(await runRound({ ...services, secretBox }, reseal)).toMatchObject({ done: 0, failed: 0 });
    });
  });
});

onEachPlatform('an operation that a factor confirms', (suite) => {
  let token: string;
  let app: App;
  let keys = 0;
  const nextKey = () => `factor-test-key-${(keys += 1)}`;
  beforeAll(async () => {
    await suite.platform.addMember('budi');
    const aiko = await suite.platform.addMember('aiko', { balances: { CASH_POINT: '1000' } });
    token = await suite.platform.signIn(aiko);
    app = await addApp(suite, token);
  });
  const payment = (idempotencyKey: string) => ({
    idempotencyKey,
    coinName: 'CASH_POINT' as const,
    amount: '10',
    toUserName: 'budi',
    remark: null as string | null,
  });
  type Payment = ReturnType<typeof payment>;
  const send = (idempotencyKey: string, confirmation: string, changed: Partial<Payment> = {}, by = token) =>
    suite.client.call(
      transfer.makeOver,
      { ...payment(idempotencyKey), ...changed, transactionPassword: confirmation },
      { token: by },
    );
  type Operation = ReturnType<typeof toOperation>;
  const prove = (operation: Operation, factorCode: string, extra = {}) =>
    suite.client.call(factors.proveByFactor, { operation, factorCode, ...extra }, { token });
  const proofOf = async (operation: Operation, extra = {}) =>
    (await prove(operation, app.next(), extra)).result?.proof ?? '';
  const proofFor = (key: string) => proofOf(toOperation(transfer.makeOver, payment(key)));
  const account = (accountNumber: string) => ({ bankName: 'Bank', accountName: 'Aiko', accountNumber });
  const choose = (confirms: 0 | 1) =>
    suite.client.call(
      factors.setFactorConfirms,
      { confirms, loginPassword, factorCode: app.next(), ...(confirms === 1 && { transactionPassword }) },
      { token },
    );
  const addAccount = (accountNumber: string, confirmation: string) =>
    suite.client.call(
      payout.addBankAccount,
      { ...account(accountNumber), transactionPassword: confirmation },
      { token },
    );

  it('takes the transaction password until the member chooses otherwise', async () => {
    expect((await send(nextKey(), transactionPassword)).code).toBe(20000);
    const wrong = await suite.client.call(
      factors.setFactorConfirms,
      { confirms: 1, loginPassword, factorCode: app.next(), transactionPassword: 'Wrong12345' },
      { token },
    );
    expect(wrong.refusal).toMatchObject({ field: 'transactionPassword' });
    expect((await choose(1)).result).toMatchObject({ confirms: 1 });
    const refused = await send(nextKey(), transactionPassword);
    expect(refused).toMatchObject({ code: 9001, refusal: { field: 'transactionPassword' } });
    expect(refused.message).toMatch(/two-step verification/);
  });

  it('succeeds once with a proof for its key, and again with another', async () => {
    const key = nextKey();
    const proof = await proofFor(key);
    const first = await send(key, proof);
    expect(first.code).toBe(20000);
    expect((await send(key, proof)).code).toBe(9001);
    expect((await send(key, await proofFor(key))).result).toEqual(first.result);
  });

  const other = /What you confirmed is not what was sent/;

  it.each<[string, Partial<Payment>]>([
    ['another key', { idempotencyKey: 'factor-test-another-key' }],
    ['another amount', { amount: '11' }],
    ['another receiver', { toUserName: 'someone' }],
    ['another note', { remark: 'For you' }],
  ])('rejects a proof for %s, and uses it up', async (_what, changed) => {
    const key = nextKey();
    const proof = await proofFor(key);
    const refused = await send(key, proof, changed);
    expect(refused).toMatchObject({ code: 9001, refusal: { field: 'transactionPassword' } });
    expect(refused.message).toMatch(other);
    expect((await send(key, proof)).message).toMatch(/two-step verification/);
    expect((await send(key, await proofFor(key))).code).toBe(20000);
  });

  it('rejects a proof for the same data at another endpoint, and one for no operation', async () => {
    const remove = toOperation(payout.delBankAccount, { id: '1' });
    const proof = await proofOf(remove);
    const refused = await suite.client.call(payout.del, { id: '1', transactionPassword: proof }, { token });
    expect(refused.message).toMatch(other);
    for (const path of ['/api/app/nothing', transfer.makeOverConfigList.path, factors.proveByFactor.path])
      expect((await prove({ path, data: {} }, app.next())).refusal).toMatchObject({ field: 'operation' });
    const wrong = toOperation(transfer.makeOver, { ...payment(nextKey()), amount: '-1' });
    expect((await prove(wrong, app.next())).message).toMatch(/amount/i);
  });

  it('rejects a proof two minutes old, one of another member, and a recovery code', async () => {
    const key = nextKey();
    const proof = await proofFor(key);
    suite.platform.clock.advance(2 * minute);
    expect((await send(key, proof)).code).toBe(9001);
    const operation = toOperation(transfer.makeOver, payment(key));
    expect((await prove(operation, app.recoveryCodes[0] ?? '')).refusal).toMatchObject({
      field: 'factorCode',
    });
    const chen = await suite.platform.addMember('chen');
    const others = await suite.platform.signIn(chen);
    const answer = await suite.client.call(
      factors.proveByFactor,
      { operation, factorCode: app.next() },
      { token: others },
    );
    expect(answer.message).toMatch(/no two-step verification/);
    await suite.platform.services.database.execute(
      'update member set confirms_with_factor = true where id = $1',
      [chen.id],
    );
    expect((await send(key, await proofFor(key), {}, others)).message).toMatch(/two-step verification/);
  });

  it('accepts one of two simultaneous uses of a proof, and moves credits once', async () => {
    const key = nextKey();
    const proof = await proofFor(key);
    const answers = await Promise.all([1, 2, 3].map(() => send(key, proof)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
  });

  it('always requires a proof for a new payout method', async () => {
    const destination = toOperation(payout.addBankAccount, account('DE00123456'));
    const proof = await proofOf(destination);
    expect((await addAccount('DE00999999', proof)).message).toMatch(other);
    expect((await addAccount('DE00123456', await proofOf(destination))).code).toBe(20000);
    expect((await choose(0)).result).toMatchObject({ confirms: 0 });
    expect((await send(nextKey(), transactionPassword)).code).toBe(20000);
    expect((await addAccount('DE00777777', transactionPassword)).refusal).toMatchObject({
      field: 'transactionPassword',
    });
    const another = toOperation(payout.addBankAccount, account('DE00777777'));
    const without = await prove(another, app.next());
    expect(without.refusal).toMatchObject({ field: 'transactionPassword' });
    const both = await proofOf(another, { transactionPassword });
    expect((await addAccount('DE00777777', both)).code).toBe(20000);
  });
});
