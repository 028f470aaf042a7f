/** What must hold between transfers to the game, balances there, rounds and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, postsExactly, sealCheck } from '../../ledger/order-checks.ts';
import { actions } from './orders.ts';

const coin = coins.GMT.toString();

/** SQL of the journal's lines for one way; `gain` is what the member gets. */
const posts = (gain: string, recordType: 'gameIn' | 'gameOut'): string =>
  postsExactly('o.journal_id', [
    { of: { member: 'o.member_id' }, coin, amount: gain, recordType },
    { of: { house: 'game' }, coin, amount: `-(${gain})`, recordType },
  ]);

const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** The number of a round that the table or alias `of` names, for a seed of the player: eight hexadecimal digits decide it. */
export const drawn = (of: string, seed = `${of}.client_seed`): string =>
  `('x' || left(${sha256(`${of}.block_hash || ':' || ${seed} || ':' || ${of}.height`)}, 8))::bit(32)::bigint % 10`;

export const audit: DomainAudit = {
  claim: 'exists (select from game_transfer t where t.journal_id = o.id)',
  checks: [
    sealCheck('game', 'game_transfer', [
      'id',
      'account_id',
      'member_id',
      'transfer_type',
      'amount',
      'play_result',
      'journal_id',
      'receipt_number',
      'transaction_number',
    ]),
    answerCheck({
      domain: 'game',
      table: 'game_transfer',
      actions: Object.values(actions),
      owner: 'member_id',
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    {
      name: 'game-misposted',
      table: 'game_transfer',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.created_at)
        or not exists (select from game_account a where a.id = o.account_id and a.member_id = o.member_id)
        or not case o.transfer_type when 'IN' then ${posts('o.amount', 'gameIn')} else ${posts('-o.amount', 'gameOut')} end`,
    },
    {
      name: 'game-balance-differs',
      table: 'game_account',
      wrong: `(o.wagered, o.won, o.bets) <>
          (select coalesce(sum(r.stake), 0)::bigint, coalesce(sum(r.payout), 0)::bigint, count(*)
           from game_round r where r.account_id = o.id)
        or o.balance <> o.won - o.wagered + (select
            coalesce(sum(case t.transfer_type when 'OUT' then t.amount else t.play_result - t.amount end), 0)
          from game_transfer t where t.account_id = o.id)`,
    },
    {
      name: 'game-round-unfair',
      table: 'game_round',
      wrong: `${sha256('o.block_hash')} <> o.previous_hash or o.number <> ${drawn('o')}
        or o.payout <> case when (o.choice = 'EVEN' and o.number % 2 = 0) or (o.choice = 'ODD' and o.number % 2 = 1)
            or o.choice = 'NUMBER_' || o.number then trunc(o.stake::numeric * o.rate / 100000000) else 0 end
        or not exists (select from game_chain c where c.id = o.chain_id and c.account_id = o.account_id and c.used >= o.height)
        or (o.height > 1 and not exists (select from game_round b
          where b.chain_id = o.chain_id and b.height = o.height - 1 and b.block_hash = o.previous_hash))`,
    },
  ],
};
