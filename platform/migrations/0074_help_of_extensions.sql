-- migrate: batches
-- Questions of the portal's own help text that are about extensions name them before their names (docs/platform.md), so that a
-- portal shows them only where its platform has those. What an operator published is another text, and stays as it is.

update published_text_translation t set content =
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(t.content,
    '^([^\n{]+?) (\{#withdraw-cancel\})$', '\1 {needs cancelWithdrawal} \2', 'n'),
    '^([^\n{]+?) (\{#forgotten-transaction-password\})$', '\1 {needs resetTransactionPassword} \2', 'n'),
    '^([^\n{]+?) (\{#change-email\})$', '\1 {needs changeEmail} \2', 'n'),
    '^([^\n{]+?) (\{#two-step\})$', '\1 {needs addTotp} \2', 'n'),
    '^([^\n{]+?) (\{#passkey\})$', '\1 {needs addPasskey} \2', 'n'),
    '^([^\n{]+?) (\{#lost-phone\})$', '\1 {needs completeLogin, sessions} \2', 'n'),
    '^([^\n{]+?) (\{#devices\})$', '\1 {needs sessions} \2', 'n')
where (t.published_text_id, t.locale) in (
  select one.published_text_id, one.locale from published_text_translation one
  join published_text p on p.id = one.published_text_id
  where p.kind = 'HELP' and p.published_at = '2026-11-16T10:00:01+08:00'
    and one.content ~ '\n[^\n{]+ \{#(withdraw-cancel|forgotten-transaction-password|change-email|two-step|passkey|lost-phone|devices)\}\n'
  limit 1000);
