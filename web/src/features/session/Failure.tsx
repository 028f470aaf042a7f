import { Notice } from '../../components/Notice.tsx';
import { errorText } from '../../graphql/report.ts';

/** Why the last submit failed, for as long as it stands; the toast with the same words read it out. */
export function Failure({ error }: { error: unknown }) {
  return error === null || error === undefined ? null : <Notice tone="danger">{errorText(error)}</Notice>;
}
