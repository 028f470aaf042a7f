/** Checks of rounds and entries against the ledger. */
import { linesPerPage } from '@portal/schema/rules/draw';
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, postsExactly, reportCheck, sealCheck, stateCheck } from '../../ledger/order-checks.ts';
import { operationName } from './orders.ts';
import { coin } from './rules.ts';

const cash = coins[coin].toString();

const pot = (round: string): string => `${round}.carried + ${round}.price * ${round}.entry_count`;

/** SQL of the prize of a round's pot, by the same rule as `computePrize`. */
const prize = (round: string): string =>
  `case ${round}.entry_count when 0 then 0 else div((${pot(round)})::numeric * ${round}.share_ppm, 1000000) end`;

/** SQL of a line of the public list, in the format of `textOfLine`. */
const line = `t.first_number || ' ' || t.count || ' ' || t.entry_code || coalesce(' ' || t.word, '') || E'\\n'`;

export const audit: DomainAudit = {
  claim: `exists (select from jackpot_order t where t.journal_id = o.id)
    or exists (select from jackpot_round t where t.journal_id = o.id)`,
  checks: [
    sealCheck(
      'jackpot',
      'jackpot_order',
      `id round_id member_id first_number count amount entry_code word journal_id receipt_number
        transaction_number operation_id`,
    ),
    sealCheck('jackpot-round', 'jackpot_round', 'id price maximum share_ppm carried seed_hash'),
    stateCheck(
      'jackpot-round',
      'jackpot_round',
      `opens_at closes_at draws_at status entry_count prize drawn_at seed list_hash result winner_number winner_order_id
        winner_id journal_id transaction_number paid_at`,
    ),
    answerCheck({
      domain: 'jackpot',
      table: 'jackpot_order',
      operationNames: [operationName],
      madeBy: 't.operation_id',
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    reportCheck('jackpot', 'jackpot_order', operationName),
    {
      name: 'jackpot-misnumbered',
      table: 'jackpot_order',
      wrong: `o.first_number <> coalesce((select t.first_number + t.count from jackpot_order t
        where t.round_id = o.round_id and t.first_number < o.first_number order by t.first_number desc limit 1), 0)`,
    },
    {
      name: 'jackpot-misposted',
      table: 'jackpot_order',
      wrong: `not exists (select from jackpot_round t where t.id = o.round_id and o.amount = t.price * o.count
          and o.created_at >= t.opens_at and o.created_at < t.closes_at)
        or not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.created_at)
        or not ${postsExactly('o.journal_id', [
          { of: { member: 'o.member_id' }, coin: cash, amount: '-o.amount', recordType: 'purchase' },
          { of: { house: 'jackpot' }, coin: cash, amount: 'o.amount', recordType: 'purchase' },
        ])}`,
    },
    {
      // Each round's pot includes the previous pot less its prize, so every prize was paid in before.
      name: 'jackpot-miscounted',
      table: 'jackpot_round',
      wrong: `o.entry_count <> (select coalesce(sum(t.count), 0) from jackpot_order t where t.round_id = o.id)
        or o.carried <> coalesce((select ${pot('t')} - t.prize from jackpot_round t where t.id = o.id - 1), 0)
        or o.prize <> ${prize('o')}
        or o.id > 1 and not exists (select from jackpot_round t where t.id = o.id - 1 and t.closes_at <= o.opens_at)`,
    },
    {
      name: 'jackpot-seed-differs',
      table: 'jackpot_round',
      wrong: `not exists (select from jackpot_seed s where s.round_id = o.id and sha256(s.seed) = o.seed_hash
        and (o.seed is null or o.seed = s.seed))`,
    },
    {
      name: 'jackpot-misdrawn',
      table: 'jackpot_round',
      wrong: `o.drawn_at is not null and (o.drawn_at < o.draws_at
        or o.list_hash <> sha256(coalesce((select string_agg(p.hash, ''::bytea order by p.page) from jackpot_page p where p.round_id = o.id), ''))
        or o.entry_count <> coalesce((select max(p.next_number) from jackpot_page p where p.round_id = o.id), 0)
        or o.winner_id is not null and not exists (select from jackpot_draw(o.seed, o.id, o.entry_count, o.list_hash) d
          where d.result = o.result and d.winner = o.winner_number)
        or (o.winner_id is null) <> (o.entry_count = 0)
        or o.winner_id is not null and not exists (select from jackpot_order t where t.id = o.winner_order_id
          and t.round_id = o.id and t.member_id = o.winner_id
          and o.winner_number >= t.first_number and o.winner_number < t.first_number + t.count))`,
    },
    {
      name: 'jackpot-list-differs',
      table: 'jackpot_page',
      wrong: `o.first_number <> coalesce((select p.next_number from jackpot_page p where p.round_id = o.round_id and p.page = o.page - 1), 0)
        or not exists (select from (select count(*) as lines, max(t.first_number + t.count) as next,
            sha256(convert_to(string_agg(${line}, '' order by t.first_number), 'UTF8')) as hash
          from jackpot_order t where t.round_id = o.round_id and t.first_number >= o.first_number and t.first_number < o.next_number) t
        where t.hash = o.hash and t.next = o.next_number and t.lines <= ${linesPerPage})`,
    },
    {
      name: 'jackpot-prize-misposted',
      table: 'jackpot_round',
      wrong: `o.journal_id is not null and (
        not exists (select from journal j join jackpot_order t on t.id = o.winner_order_id
          where j.id = o.journal_id and j.receipt_number = t.receipt_number and j.transaction_number = o.transaction_number
          and j.created_at = o.paid_at and j.ref_type = 'jackpot_round' and j.ref_id = o.id::text)
        or not ${postsExactly('o.journal_id', [
          { of: { member: 'o.winner_id' }, coin: cash, amount: 'o.prize', recordType: 'jackpotProfit' },
          { of: { house: 'jackpot' }, coin: cash, amount: '-o.prize', recordType: 'jackpotProfit' },
        ])})`,
    },
  ],
};
