import { fieldRules, type Endpoint, type FieldRule } from '@portal/schema/rest';
import type { z } from 'zod';

import { refuseField, type FieldName } from '../messages/index.ts';

/** The data as the endpoint's schema parses it. Throws a refusal that names the first field that breaks a rule. */
export function validate(endpoint: Endpoint, data: unknown): unknown {
  const parsed = endpoint.request.safeParse(data);
  if (parsed.success) {
    refuseOddText(parsed.data);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path[0];
  const bound = boundOf(issue);
  // Without a field the mistake is in the request itself; the message has a word for that.
  throw refuseField(typeof field === 'string' ? (field as FieldName) : '', ruleOf(issue), bound);
}

/** JSON text may hold the character NUL and halves of surrogate pairs, SQL text may not. */
function refuseOddText(data: unknown): void {
  for (const [field, value] of Object.entries(data as Readonly<Record<string, unknown>>)) {
    if (holdsOddText(value)) throw refuseField(field as FieldName, 'invalid');
  }
}

/** Whether a value is such a text, or has one within, as a name or a value. */
function holdsOddText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).flat().some(holdsOddText);
}

/** The contract writes a rule's name as the message; what it left to zod's own words is simply not valid. */
const ruleOf = (issue: z.core.$ZodIssue | undefined): FieldRule =>
  fieldRules.find((rule) => rule === issue?.message) ?? 'invalid';

function boundOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue?.code === 'too_big') return String(issue.maximum);
  if (issue?.code === 'too_small') return String(issue.minimum);
  return undefined;
}
