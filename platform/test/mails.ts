/** What a domain provides for the tests of mails, in its `mails.cases.ts`: parameters for each of its mails. */
export type MailExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;
