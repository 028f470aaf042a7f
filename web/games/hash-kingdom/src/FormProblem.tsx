import type { Problem } from './Field.tsx';
import type { Texts } from './texts.ts';

export interface FormProblemProps {
  problem: Problem | null;
  /** The inputs that the form has fields for, which show their own problems. */
  fields: readonly string[];
  /** Whether the answer of what was sent last was lost. */
  isUnknown: boolean;
  texts: Texts;
}

/** The error shown before a form's button, unless a field shows it. */
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
