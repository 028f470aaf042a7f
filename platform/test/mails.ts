/** What a domain brings to the test of the mails, in its `mails.rows.ts`: words for each mail that it sends. */
export type MailExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;
