import { fieldRules, type Endpoint, type FieldRule } from '@portal/schema/rest';
import type { z } from 'zod';
import { refuseField, type FieldName } from '../messages/index.ts';

/** Parses the data with the endpoint's schema. Throws a refusal that names the first invalid field. */
export function validate(endpoint: Endpoint, data: unknown): unknown {
  const parsed = endpoint.request.safeParse(data);
  if (parsed.success) {
    refuseOddText(parsed.data);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path[0];
  const bound = boundOf(issue);
  // Without a field, the error is in the request itself; the message has a name for that.
  throw refuseField(typeof field === 'string' ? (field as FieldName) : '', ruleOf(issue), bound);
}

/** JSON text may contain NUL and lone surrogates; SQL text may not. */
function refuseOddText(data: unknown): void {
  for (const [field, value] of Object.entries(data as Readonly<Record<string, unknown>>)) {
    if (holdsOddText(value)) throw refuseField(field as FieldName, 'invalid');
  }
}

/** Whether a value contains such text, including in names. */
function holdsOddText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).flat().some(holdsOddText);
}

/** The contract uses rule names as messages. Any other message of zod means "invalid". */
const ruleOf = (issue: z.core.$ZodIssue | undefined): FieldRule =>
  fieldRules.find((rule) => rule === issue?.message) ?? 'invalid';

function boundOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue?.code === 'too_big') return String(issue.maximum);
  if (issue?.code === 'too_small') return String(issue.minimum);
  return undefined;
}
