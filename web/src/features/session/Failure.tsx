import { Notice } from '../../components/Notice.tsx';
import { errorText } from '../../graphql/report.ts';

/** Error of the last submit. Not announced, because a toast with the same text is. */
export function Failure({ error }: { error: unknown }) {
  return error === null || error === undefined ? null : <Notice tone="danger">{errorText(error)}</Notice>;
}
