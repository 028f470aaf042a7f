import { asPortalError } from '../graphql/errors.ts';
import { errorText } from '../graphql/report.ts';
import type { Form } from '../lib/useForm.ts';
import { SupportIfNeeded } from '../support/ContactSupport.tsx';
import { Notice } from './Notice.tsx';

export interface FormFailureProps {
  /** Read after the fields of the form were rendered. */
  form: Pick<Form<never>, 'failure' | 'refusal'>;
  /** What is still as it was, where the failure does not say so itself. */
  kept?: string | undefined;
  /** That it is unknown whether the change was made; without it `kept` stands here too. */
  unknown?: string | undefined;
}

/** Why the last attempt of a form failed, unless that stands beside a field; and who can help, where it needs help. */
export function FormFailure({ form, kept, unknown = kept }: FormFailureProps) {
  const failure = form.failure();
  if (failure === null) return form.refusal === null ? null : <SupportIfNeeded error={form.refusal} />;
  const { behaviour, mayHaveMoved } = asPortalError(failure);
  // The platform's message already says what was kept; the portal's own does not.
  const isSaid = behaviour.words === 'server' && !mayHaveMoved;
  const more = isSaid ? undefined : mayHaveMoved ? unknown : kept;
  return (
    <Notice tone="danger" role="alert" {...(more !== undefined && { title: errorText(failure) })}>
      {more ?? errorText(failure)} <SupportIfNeeded error={failure} />
    </Notice>
  );
}
