/** Checks of members and the ledger's accounts. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';

/** The member columns whose changes are recorded: those of the trigger `member_recorded`. */
const recorded = [
  'id',
  'user_name',
  'email',
  'country_code',
  'password_hash',
  'transaction_password_hash',
  'referral_id',
  'level',
  'commitment_enabled',
  'otc_enabled',
  'matching_codes_enabled',
  'agreed_terms_id',
  'agreed_at',
  'transfer_closed_until',
  'transfer_closed_reason',
  'payouts_closed_until',
  'banned_at',
  'ban_reason',
  'has_second_factor',
  'confirms_with_factor',
  'created_at',
];

export const audit: DomainAudit = {
  checks: [
    {
      // Passwords, pauses, bans, the rank and everything else that decides what a member may do.
      name: 'member-changed',
      table: 'member',
      wrong: `order_seal(utc_json(o), array[${recorded.map((name) => `'${name}'`).join(', ')}]) is distinct from
        (select c.digest from member_change c where c.member_id = o.id order by c.id desc limit 1)`,
    },
    {
      name: 'member-history-broken',
      table: 'member_change',
      wrong: `o.hash <> sha256(coalesce((select c.hash from member_change c where c.member_id = o.member_id and c.id < o.id
        order by c.id desc limit 1), ''::bytea) || o.digest)`,
    },
    {
      // A ban ends all sessions and prevents new ones.
      name: 'member-session-open',
      table: 'member',
      wrong: `o.banned_at is not null and exists (select from session s
        where s.member_id = o.id and s.ended_at is null and s.expires_at > o.banned_at)`,
    },
    {
      name: 'member-without-accounts',
      table: 'member',
      wrong: `(select count(*) from account a where a.owner_id = o.id and a.purpose = 'member') <> (select count(*) from coin)`,
    },
    {
      name: 'account-without-member',
      table: 'account',
      wrong: 'o.owner_id <> 0 and not exists (select from member m where m.id = o.owner_id)',
    },
  ],
};
