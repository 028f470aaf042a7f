import {
  attackHold,
  type AuditAttacks,
  attackOrder,
  reseal,
  resealState,
  attackState,
} from '../../../test/audit-attacks.ts';
import { newTrustor } from './trusteeships.fixture.ts';

const ofTrusteeship = (where: string): string => `(select max(id) from entrust_order where ${where})`;
const running = ofTrusteeship("status = 'RUNNING' and replaces is null and not auto_add");
const upgraded = ofTrusteeship("status = 'RUNNING' and replaces is not null");
const redeemed = ofTrusteeship("status = 'REDEEMED'");
const holdOf = (id: string): string => `(select hold_id from entrust_order where id = ${id})`;
const profitOf = (where: string): string => `(select max(id) from entrust_profit where ${where})`;
// Of another package than the recorded one.
const earning =
  "(select max(p.order_id) from entrust_profit p join entrust_order o on o.id = p.order_id where o.status = 'RUNNING')";
const paid = profitOf(`not compounded and order_id <> ${running}`);
const compounded = profitOf('compounded');

const ofOrder = (column: string, set: string, id: string, found: string) =>
  attackOrder('trusteeship', id, column, set, found);
const ofProfit = (column: string, set: string, found: string) =>
  attackOrder('entrust-profit', paid, column, set, found);

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
    ...attackState('trusteeship', 'an entrust package', running, {
      auto_add: 'not auto_add',
      renewals: 'renewals + 1',
      profited_until: 'profited_until + 1',
      expires_at: "expires_at - interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
    }),
    ...attackState('trusteeship', 'a redeemed entrust package', redeemed, {
      returned: 'returned + 7',
      ended_at: "ended_at + interval '1 hour'",
    }),
    [
      'the choice where profits go, with the state',
      'trusteeship-auto-add-differs',
      `update entrust_order set auto_add = not auto_add where id = ${running}`,
      resealState('trusteeship'),
    ],
    [
      'the kept choice where profits go',
      'entrust-auto-add-changed',
      `update entrust_auto_add set auto_add = not auto_add where order_id = ${running}`,
    ],
    [
      'the choice where profits go, and the kept one, with state and seal',
      'entrust-profit-misdirected',
      `update entrust_order set auto_add = not auto_add where id = (select order_id from entrust_profit where id = ${paid})`,
      `update entrust_auto_add set auto_add = not auto_add where order_id = (select order_id from entrust_profit where id = ${paid})`,
      resealState('trusteeship'),
      reseal('entrust-auto-add'),
    ],
    [
      'a deleted choice where profits go',
      'trusteeship-auto-add-differs',
      `delete from entrust_auto_add where order_id = ${running}`,
    ],
    [
      'a term more, with the end of the term and the state',
      'trusteeship-renewed-otherwise',
      `update entrust_order set renewals = renewals + 1, expires_at = expires_at + term_days * interval '24 hours' where id = ${earning}`,
      resealState('trusteeship'),
    ],
    [
      'a redeemed entrust package a term later than it was, with the end of the term and the state',
      'trusteeship-renewed-otherwise',
      `update entrust_order set renewals = renewals + 1, expires_at = expires_at + term_days * interval '24 hours' where id = ${redeemed}`,
      resealState('trusteeship'),
    ],
    [
      'a daily profit that was never offered, before its first day, with its seal',
      'trusteeship-terms-differ',
      `update entrust_order set ratio_ppm = ratio_ppm * 2 where id = ${running}`,
      reseal('trusteeship'),
    ],
    [
      'a term that was never offered, with its end, seal and state',
      'trusteeship-terms-differ',
      `update entrust_order set term_days = 2, expires_at = created_at + 2 * (renewals + 1) * interval '24 hours' where id = ${running}`,
      reseal('trusteeship'),
      resealState('trusteeship'),
    ],
    [
      'the daily profit of an entrust package, past the history of settings',
      'setting-changed',
      `update entrust_offer set ratio_ppm = ratio_ppm * 10 where id = 1`,
    ],
  ],
} satisfies AuditAttacks;
