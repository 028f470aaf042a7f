import { attackHold, type BookAttacks, order, state } from '../../../test/books.ts';
import { newTrustor } from './entrusts.fixture.ts';

const ofEntrust = (where: string): string => `(select max(id) from entrust_order where ${where})`;
const running = ofEntrust("status = 'RUNNING' and replaces is null and not auto_add");
const upgraded = ofEntrust("status = 'RUNNING' and replaces is not null");
const redeemed = ofEntrust("status = 'REDEEMED'");
const holdOf = (id: string): string => `(select hold_id from entrust_order where id = ${id})`;
const profitOf = (where: string): string => `(select max(id) from entrust_profit where ${where})`;
// Of another package than the one that it is said to be of.
const paid = profitOf(`not compounded and order_id <> ${running}`);
const compounded = profitOf('compounded');

const ofOrder = (column: string, set: string, id: string, found: string) =>
  order('trusteeship', 'entrust_order', column, set, id, found);
const ofProfit = (column: string, set: string, found: string) =>
  order('entrust-profit', 'entrust_profit', column, set, paid, found);

export default {
  prepare: async (suite) => {
    const trustor = await newTrustor(suite, 'trustor', { ASSETS_POINT: '1000' });
    await trustor.buy('100');
  },
  attacks: [
    [
      'the amount of the open hold of an entrust package',
      'trusteeship-hold-differs',
      `update hold set amount = amount + 7 where id = ${holdOf(running)}`,
    ],
    attackHold(holdOf(redeemed), 'outcome', "'cancelled'", 'trusteeship-hold-differs'),
    attackHold(holdOf(running), 'kind', "'insurance'", 'trusteeship-hold-differs'),
    attackHold(holdOf(running), 'account_id', 'account_id + 1', 'trusteeship-hold-differs'),
    attackHold(holdOf(redeemed), 'closed_at', "closed_at - interval '1 day'", 'trusteeship-hold-differs'),
    [
      'the deleted hold of an entrust package',
      'row-missing',
      `delete from hold where id = ${holdOf(redeemed)}`,
    ],
    ...ofOrder('amount', 'amount = amount * 10', running, 'trusteeship-miscounted'),
    ...ofOrder(
      'amount and price',
      'amount = amount * 10, paid = paid * 10',
      running,
      'trusteeship-misposted',
    ),
    ...ofOrder('price of an upgrade', 'paid = paid - 7', upgraded, 'trusteeship-misposted'),
    ...ofOrder('order before an upgrade', 'replaces = null', upgraded, 'trusteeship-miscounted'),
    ...ofOrder('daily profit', 'ratio_ppm = ratio_ppm * 2', redeemed, 'entrust-profit-miscounted'),
    ...ofOrder('term', 'term_days = term_days + 1', running, 'trusteeship-misdated'),
    ...ofOrder('member', 'member_id = 100003', running, 'trusteeship-hold-differs'),
    ...ofOrder('hold', 'hold_id = hold_id + 100000', running, 'trusteeship-hold-differs'),
    ...ofOrder('journal', 'journal_id = 1', running, 'trusteeship-misposted'),
    ...ofOrder('numbers', "receipt_number = 'R-x'", running, 'trusteeship-misposted'),
    [
      'the time of a purchase, with the end of its term',
      'trusteeship-misposted',
      `update entrust_order set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where id = ${running}`,
    ],
    [
      'the end of a term',
      'trusteeship-misdated',
      `update entrust_order set expires_at = expires_at - interval '1 ms' where id = ${running}`,
    ],
    [
      'the days that were paid',
      'trusteeship-misdated',
      `update entrust_order set profited_until = profited_until - 1 where id = ${redeemed}`,
    ],
    [
      'what came back from an entrust package',
      'trusteeship-misposted',
      `update entrust_order set returned = returned + 7 where id = ${redeemed}`,
    ],
    [
      'the end of an entrust package',
      'trusteeship-hold-differs',
      `update entrust_order set ended_at = ended_at + interval '1 ms' where id = ${redeemed}`,
    ],
    [
      'a redeemed entrust package that runs again',
      'trusteeship-hold-differs',
      `update entrust_order set status = 'RUNNING', ended_at = null, returned = null where id = ${redeemed}`,
    ],
    [
      'an entrust package that was never upgraded',
      'trusteeship-miscounted',
      `update entrust_order set status = 'UPGRADED', ended_at = expires_at where id = ${running}`,
    ],
    ['a deleted entrust package', 'journal-without-order', `delete from entrust_order where id = ${running}`],
    [
      'a deleted entrust package of an answer',
      'trusteeship-answered-otherwise',
      `delete from entrust_order where id = (select max(id) from entrust_order)`,
    ],
    ...ofProfit('amount', 'amount = amount + 7', 'entrust-profit-miscounted'),
    ...ofProfit('amount and base', 'amount = amount * 2, locked = locked * 2', 'entrust-profit-misposted'),
    ...ofProfit('way', 'compounded = not compounded', 'entrust-profit-misposted'),
    ...ofProfit('order', `order_id = ${running}, business_date = '2020-01-01'`, 'entrust-profit-misposted'),
    ...ofProfit('journal', 'journal_id = 1', 'entrust-profit-misposted'),
    [
      'the time of a profit',
      'entrust-profit-misposted',
      `update entrust_profit set created_at = created_at - interval '1 day' where id = ${paid}`,
    ],
    ['a deleted profit', 'journal-without-order', `delete from entrust_profit where id = ${paid}`],
    [
      'a deleted profit that was compounded',
      'trusteeship-hold-differs',
      `delete from entrust_profit where id = ${compounded}`,
    ],
    ...state('trusteeship', 'an entrust package', 'entrust_order', running, {
      auto_add: 'not auto_add',
      renewals: 'renewals + 1',
      profited_until: 'profited_until + 1',
      expires_at: "expires_at - interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
    }),
    ...state('trusteeship', 'a redeemed entrust package', 'entrust_order', redeemed, {
      returned: 'returned + 7',
      ended_at: "ended_at + interval '1 hour'",
    }),
    [
      'the daily profit of an entrust package, past the history of settings',
      'setting-changed',
      `update entrust_offer set ratio_ppm = ratio_ppm * 10 where id = 1`,
    ],
  ],
} satisfies BookAttacks;
