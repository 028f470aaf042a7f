/** What members type of their mail. The platform applies the same rules, or stricter ones. */

/** Whether it looks like an e-mail address: catches obvious mistakes before sending. */
export const isEmailAddress = (typed: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed);

/** Whether it can be a mailed code: twelve characters, in whatever case and with whatever between them. */
export const isMailedCode = (typed: string): boolean =>
  /^[A-Z0-9]{12}$/i.test(typed.normalize('NFKC').replace(/[\s-]/g, ''));
