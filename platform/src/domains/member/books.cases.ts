import { domains } from '@portal/schema/rest';
import { type Attack, type AuditAttacks, reseal } from '../../../test/audit-attacks.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { testTransactionPassword } from '../../../test/testing.ts';

/** The last operation that moved credits, and its postings. */
const keyed = '(select max(id) from operator_action where key is not null)';
const adjusted = '(select max(id) from correction where reverses is null)';

/** The attacked member. */
const victim = "(select id from member where user_name_key = 'victim')";

const ofMember = (what: string, set: string): Attack => [
  `${what} of a member`,
  'member-changed',
  `update member set ${set} where id = ${victim}`,
];

export default {
  prepare: async ({ platform, client }) => {
    const victimOf = await platform.addMember('victim');
    const token = await platform.signIn(victimOf);
    // A stored refusal: the member has nothing to send.
    const { code } = await client.call(
      domains.transfer.makeOver,
      {
        toUserName: 'aiko',
        coinName: 'CASH_POINT',
        amount: '100',
        remark: '',
        transactionPassword: testTransactionPassword,
        idempotencyKey: 'refused-transfer-of-victim',
      },
      { token },
    );
    if (code === 20000) throw new Error('not refused');
    const adjusting = 'adjust in victim 1 CASH_POINT --reason Goodwill';
    const { exitCode, text } = await runConfirmed(platform, adjusting.split(' '));
    if (exitCode !== 0) throw new Error(text);
    await platform.services.database.execute(
      `update member set transfer_closed_until = created_at + interval '1 day', transfer_closed_reason = 'INSURANCE_REDEEMED' where id = ${victim}`,
    );
  },
  attacks: [
    ofMember(
      'the password',
      "password_hash = (select password_hash from member where user_name_key = 'aiko')",
    ),
    ofMember('the transaction password', "transaction_password_hash = 'x'"),
    ofMember('the email address', "email = 'thief@example.com'"),
    ofMember('the rank', 'level = 7'),
    ofMember('the area of offers', 'otc_enabled = not otc_enabled'),
    ofMember('the area of commitment packages', 'commitment_enabled = not commitment_enabled'),
    ofMember('the area of PIN codes', 'matching_codes_enabled = not matching_codes_enabled'),
    ofMember('the accepted terms', 'agreed_terms_id = null, agreed_at = null'),
    ofMember(
      'the pause of transfers',
      "transfer_closed_until = now() + interval '10 years', transfer_closed_reason = 'INSURANCE_REDEEMED'",
    ),
    ofMember('the outgoing suspension', "payouts_closed_until = created_at + interval '10 years'"),
    ofMember('the ban', "banned_at = created_at, ban_reason = 'x'"),
    ofMember('the second factor', 'has_second_factor = true'),
    ofMember('the confirmation by a second factor', 'confirms_with_factor = true'),
    ofMember('the referral code', "referral_id = 'FORGED'"),
    ofMember('the country', "country_code = 'US'"),
    [
      'the deleted history of a member',
      'member-changed',
      `delete from member_change where member_id = ${victim}`,
    ],
    [
      'the password of a member, with the last entry of the history',
      'member-history-broken',
      `update member set password_hash = 'x' where id = ${victim}`,
      `update member_change c set digest = sha256('x') where member_id = ${victim}`,
    ],
    [
      'the rank of a member, with the last entry of the history',
      'member-history-broken',
      `update member set level = 7 where id = ${victim}`,
      `update member_change c set digest = order_seal(utc_json(m), array['level']) from member m where m.id = c.member_id
         and c.id = (select max(id) from member_change where member_id = ${victim})`,
    ],
    [
      'the rank of all members',
      'member-changed',
      'update member set level = level + 1 where level between 0 and 5',
    ],
    [
      'a deleted refusal',
      'refusal-changed',
      'delete from operation where id = (select max(id) from operation where refused)',
    ],
    [
      'a refusal that becomes an answer',
      'refusal-changed',
      'update operation set refused = false where id = (select max(id) from operation where refused)',
    ],
    [
      'the reason of a refusal',
      'refusal-changed',
      `update operation set result = '{"code": "X", "params": {}}' where id = (select max(id) from operation where refused)`,
    ],
    [
      'a change of settings in their history',
      'setting-history-broken',
      `update setting_change set setting = setting || '{"x": 1}' where id = (select max(id) - 1 from setting_change)`,
    ],
    [
      'a deleted change of settings',
      'setting-history-broken',
      'delete from setting_change where id = (select max(id) - 1 from setting_change)',
    ],
    [
      'the pauses of all members, removed',
      'member-changed',
      `update member set transfer_closed_until = null, transfer_closed_reason = null, payouts_closed_until = null
       where transfer_closed_until is not null or payouts_closed_until is not null`,
    ],
    [
      'a session of a banned member that goes on',
      'member-session-open',
      `update member set banned_at = (select max(created_at) from session where member_id = ${victim}), ban_reason = 'x' where id = ${victim}`,
    ],
    [
      'the key of an operator’s action',
      'operator-action-missing',
      `update operator_action set key = key || 'x' where id = ${keyed}`,
    ],
    [
      'an operator’s action that is done again under its key',
      'operator-action-repeated',
      `insert into operator_action (at, who, os_user, command, typed, before, after, key)
       select at, who, os_user, command, typed, before, after, key from operator_action where id = ${keyed}`,
    ],
    [
      'an operator’s action a day earlier',
      'operator-action-missing',
      `update operator_action set at = at - interval '1 day' where id = ${keyed}`,
    ],
    [
      'the name of an operator, with the seal of the action',
      'operator-action-missing',
      `update operator_action set who = 'mallory' where id = ${keyed}`,
      reseal('operator-action'),
    ],
    [
      'an adjustment that was of another member, with its seal',
      'correction-misposted',
      `update correction set member_id = 100003 where id = ${adjusted}`,
      reseal('correction'),
    ],
    [
      'an adjustment in another credit of the same amount, with its seal',
      'correction-misposted',
      `update correction set coin_id = coin_id % 7 + 1 where id = ${adjusted}`,
      reseal('correction'),
    ],
    ['a deleted adjustment', 'journal-without-order', `delete from correction where id = ${adjusted}`],
  ],
} satisfies AuditAttacks;
