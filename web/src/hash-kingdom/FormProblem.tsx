import type { Problem } from './Field.tsx';
import type { Texts } from './texts.ts';

export interface FormProblemProps {
  problem: Problem | null;
  /** The inputs that the form has fields for, beside which their problems stand. */
  fields: readonly string[];
  /** Whether the answer of what was sent last was lost. */
  isUnknown: boolean;
  texts: Texts;
}

/** What is said in a form before its button, unless it stands beside a field. */
export function FormProblem({ problem, fields, isUnknown, texts }: FormProblemProps) {
  const isOfField = problem?.field != null && fields.includes(problem.field);
  const text = isUnknown ? texts.unknown : isOfField ? undefined : problem?.text;
  if (text === undefined) return null;
  return (
    <p role="alert" className="notice danger">
      {text}
    </p>
  );
}
