import { asPortalError } from '../data/graphql/errors.ts';
import { errorText } from '../data/graphql/report.ts';
import { Notice } from '../design/ui/Notice.tsx';
import { RefusalHelp } from './RefusalHelp.tsx';
import type { Form } from './useForm.ts';

export interface FormFailureProps {
  /** Read after the fields of the form were rendered. */
  form: Pick<Form<never>, 'failure' | 'refusal'>;
  /** What is unchanged, if the error message does not state it. */
  kept?: string | undefined;
  /** The text if it is unknown whether the change was made; `kept` by default. */
  unknown?: string | undefined;
}

/** Why the last attempt failed, unless a field shows it, and a link to support if needed. */
export function FormFailure({ form, kept, unknown = kept }: FormFailureProps) {
  const failure = form.failure();
  if (failure === null) return form.refusal === null ? null : <RefusalHelp error={form.refusal} />;
  const { behaviour, mayHaveMoved } = asPortalError(failure);
  // The platform's message already states what was kept; the portal's own does not.
  const isSaid = behaviour.words === 'server' && !mayHaveMoved;
  const more = isSaid ? undefined : mayHaveMoved ? unknown : kept;
  return (
    <Notice tone="danger" role="alert" {...(more !== undefined && { title: errorText(failure) })}>
      {more ?? errorText(failure)} <RefusalHelp error={failure} />
    </Notice>
  );
}
