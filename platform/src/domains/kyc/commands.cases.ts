import type { CommandExamples } from '../../../test/commands.ts';

const number = "select max(id) as n from kyc_submission where status = 'PENDING'";

export default {
  'review approve': { line: 'review approve kyc:#', number },
  'review reject': { line: 'review reject kyc:# --reason Test', number },
} satisfies CommandExamples;
