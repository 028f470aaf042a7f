import { describe, expect, it } from 'vitest';
import { readHelp } from './readHelp.ts';
import { searchHelp, parseTerms } from './search.ts';

const helpOf = (...entries: readonly (readonly [question: string, answer: string])[]) =>
  readHelp(entries.map(([question, answer]) => `${question}\n\n${answer}`).join('\n\n'), []);

const english = helpOf(
  ['How do I deposit? {#deposit}', 'Open the screen and send USDT.'],
  ['How do I withdraw? {#withdraw}', 'Choose the way. A fee is taken from what arrives.'],
  ['How do I change a password? {#password}', 'In the settings. It is not needed for a deposit.'],
  ['How is a loss claimed? {#claim}', 'With a screenshot:\n- of the day\n- of the amount'],
);
const japanese = helpOf(
  ['どうやって入金しますか？ {#deposit}', 'アドレスへ送ってください。'],
  ['出金に手数料はかかりますか？ {#fee}', '手数料は画面に表示されます。'],
  ['パスワードを忘れたらどうすればよいですか？ {#password}', 'メールでコードを受け取ってください。'],
  ['送金を取り消せますか？ {#transfer}', 'いいえ。すぐに届きます。'],
);
const chinese = helpOf(
  ['如何充值？ {#deposit}', '请付款到页面显示的地址。'],
  ['提现什么时候打款？ {#paid}', '最早从次日起打款。'],
  ['忘记登录密码怎么办？ {#password}', '验证码会发送到邮箱。'],
  ['可以撤销转账吗？ {#transfer}', '不可以。'],
);
const korean = helpOf(
  ['입금은 어떻게 하나요? {#deposit}', '주소로 보내세요.'],
  ['출금은 언제 지급되나요? {#paid}', '다음 날부터 지급됩니다.'],
  ['비밀번호를 잊으면 어떻게 하나요? {#password}', '이메일을 확인하세요.'],
  ['이체를 되돌릴 수 있나요? {#transfer}', '아니요.'],
);

const namesOf = (help: Parameters<typeof searchHelp>[0], typed: string) =>
  searchHelp(help, typed).map(({ name }) => name);

describe('a search in help', () => {
  it.each([
    ['deposit', english, 'deposit'],
    ['DEPOSITS', english, 'deposit'],
    ['ｄｅｐｏｓｉｔ', english, 'deposit'],
    ['passw', english, 'password'],
    ['fees', english, 'withdraw'],
    ['how do I withdraw', english, 'withdraw'],
    ['screenshot', english, 'claim'],
    ['amount of loss', english, 'claim'],
    ['出金の手数料', japanese, 'fee'],
    ['入金できない', japanese, 'deposit'],
    ['ﾊﾟｽﾜｰﾄﾞ', japanese, 'password'],
    ['出', japanese, 'fee'],
    ['怎么提现', chinese, 'paid'],
    ['密码忘了', chinese, 'password'],
    ['입금하려면', korean, 'deposit'],
    ['비밀번호 변경', korean, 'password'],
  ])('finds the matching question first for %s', (typed, help, name) => {
    expect(namesOf(help, typed)[0]).toBe(name);
  });

  it('prefers the question to what an answer mentions', () => {
    expect(namesOf(english, 'deposit')).toEqual(['deposit']);
    expect(namesOf(english, 'settings deposit')).toContain('password');
  });

  it.each([
    ['zebra', english],
    ['馬鹿', japanese],
    ['斑马', chinese],
    ['얼룩말', korean],
    ['?!', english],
    ['   ', english],
    ['.*', english],
  ])('finds nothing for %s', (typed, help) => {
    expect(namesOf(help, typed)).toEqual([]);
  });

  it('matches words separated by spaces, and pairs of characters elsewhere', () => {
    expect(parseTerms('USDTの入金 fee')).toEqual(['usdt', 'fee', 'の入', '入金']);
  });
});
