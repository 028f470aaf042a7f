import type { CommandExamples } from '../../../test/commands.ts';

const number = "select max(id) as n from claim where status = 'PENDING_REVIEW'";

export default {
  'review approve': { line: 'review approve claim:#', number },
  'review reject': { line: 'review reject claim:# --reason Test', number },
} satisfies CommandExamples;
