/** Checks of game transfers, balances and rounds against the ledger. */
import type { AuditCheck, DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, columnArray, postsExactly, sealCheck } from '../../ledger/order-checks.ts';
import { operationNames } from './orders.ts';

const coin = coins.GMT.toString();

/** SQL: whether the journal posts the expected lines; `gain` is the member's gain. */
const isPosted = (gain: string, recordType: 'gameIn' | 'gameOut'): string =>
  postsExactly('o.journal_id', [
    { of: { member: 'o.member_id' }, coin, amount: gain, recordType },
    { of: { house: 'game' }, coin, amount: `-(${gain})`, recordType },
  ]);

const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** SQL of the drawn number of a round in the table or alias `of`: the first eight hexadecimal digits decide it. */
export const drawnSql = (of: string, seed = `${of}.client_seed`): string =>
  `('x' || left(${sha256(`${of}.block_hash || ':' || ${seed} || ':' || ${of}.height`)}, 8))::bit(32)::bigint % 10`;

/** What the seals of `game_account`, `game_chain` and `game_round` cover, in the terms of their triggers. */
const sealed = {
  account: 'id member_id nickname wallet_address bound_at game created_at',
  chain: 'id account_id seed length created_at',
  round: `id account_id chain_id height bet_key choice stake rate payout number previous_hash block_hash client_seed
    created_at`,
} as const;

/** Checks that each row matches its seal. */
const gameSealCheck = (name: keyof typeof sealed): AuditCheck => ({
  name: `game-${name}-changed`,
  table: `game_${name}`,
  wrong: `o.seal is distinct from game_seal(to_jsonb(o), ${columnArray(sealed[name])})`,
});

/** Checks the block of a chain `o` at its current height against its seed. */
const blockFromSeed = `(with recursive block (above, hash) as (
    select 0, encode(sha256(o.seed), 'hex')
    union all select above + 1, ${sha256('hash')} from block where above < o.length - o.used)
  select hash from block where above = o.length - o.used)`;

/** SQL of the game in the journal of an account's last transfer; null if it predates the distinction of games. */
const lastHolder = `(select j.ref_id from game_transfer t join journal j on j.id = t.journal_id
  where t.account_id = o.id and j.ref_type = 'game' order by t.id desc limit 1)`;

export const audit: DomainAudit = {
  claim: 'exists (select from game_transfer t where t.journal_id = o.id)',
  checks: [
    sealCheck(
      'game',
      'game_transfer',
      `id account_id member_id transfer_type amount play_result journal_id receipt_number transaction_number`,
    ),
    answerCheck({
      domain: 'game',
      table: 'game_transfer',
      operationNames: Object.values(operationNames),
      madeBy: '(select j.operation_id from journal j where j.id = t.journal_id)',
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    {
      name: 'game-misposted',
      table: 'game_transfer',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.created_at)
        or not exists (select from game_account a where a.id = o.account_id and a.member_id = o.member_id)
        or not case o.transfer_type when 'IN' then ${isPosted('o.amount', 'gameIn')} else ${isPosted('-o.amount', 'gameOut')} end`,
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
    gameSealCheck('account'),
    gameSealCheck('chain'),
    gameSealCheck('round'),
    { name: 'game-holder-differs', table: 'game_account', wrong: `o.game <> ${lastHolder}` },
    {
      name: 'game-chain-unfair',
      table: 'game_chain',
      wrong: `o.last_hash <> ${blockFromSeed}
        or o.used <> (select count(*) from game_round r where r.chain_id = o.id)
        or o.used > 0 and not exists (select from game_round r
          where r.chain_id = o.id and r.account_id = o.account_id and r.height = o.used and r.block_hash = o.last_hash)`,
    },
    {
      name: 'game-round-unfair',
      table: 'game_round',
      wrong: `${sha256('o.block_hash')} <> o.previous_hash or o.number <> ${drawnSql('o')}
        or not o.rate between case when o.choice in ('EVEN', 'ODD') then 180000000 else 900000000 end
          and case when o.choice in ('EVEN', 'ODD') then 200000000 else 1000000000 end
        or o.payout <> case when (o.choice = 'EVEN' and o.number % 2 = 0) or (o.choice = 'ODD' and o.number % 2 = 1)
            or o.choice = 'NUMBER_' || o.number then trunc(o.stake::numeric * o.rate / 100000000) else 0 end
        or not exists (select from game_chain c where c.id = o.chain_id and c.account_id = o.account_id and c.used >= o.height)
        or (o.height > 1 and not exists (select from game_round b
          where b.chain_id = o.chain_id and b.height = o.height - 1 and b.block_hash = o.previous_hash))`,
    },
  ],
};
