/**
 * The insured amount of a premium: what the package held when the premium was paid. The next premium insures growth.
 */

/** SQL of what a contract held just before a journal was posted, in minor units; both parameters are SQL of ids. */
export const heldBefore = (contractId: string, journalId: string): string =>
  `(select coalesce(sum(case when m.type in ('REDEEM', 'RETURN') then -m.amount when m.type in ('SPECIAL', 'TRIAL') then 0
      else m.amount end), 0) from insurance_movement m where m.contract_id = ${contractId} and m.journal_id < ${journalId})
    + (select coalesce(sum(e.result), 0) from insurance_trade e where e.contract_id = ${contractId}
      and e.outcome in ('COMPOUNDED', 'LOST') and e.journal_id < ${journalId})`;

/**
 * SQL of what a premium `i` covers of the loss of a trade `t`, in minor units: the part of the loss that falls on the
 * insured amount, rounded down. Null for a trade without a loss or without a premium. A trade before `insured_from`
 * is covered in full, because premiums had no insured amount when it was posted.
 */
export const coveredLoss = `case when t.result < 0 and i.id is not null then
    case when t.business_date < i.insured_from or t.amount <= i.insured then -t.result
      else div(-t.result::numeric * i.insured, t.amount)::bigint end
  end`;

/** SQL of the first business day insured by a premium that is paid at an instant. */
export const firstInsuredDay = (at: string): string => `business_date(${at}) + 1`;
