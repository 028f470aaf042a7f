import { useTranslation } from 'react-i18next';
import { ChangeNotice } from './ChangeNotice.tsx';

/** What has changed since a review opened: nothing, whether it is possible at all, or the terms. */
export type DraftChange<Draft> =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  /** The same order on the terms of now. */
  | { readonly kind: 'terms'; readonly draft: Draft };

export interface OutdatedProps<Draft> {
  change: DraftChange<Draft>;
  /** Reviews the order on the new terms. */
  onRenew: (draft: Draft) => void;
}

/** A notice that the review is outdated; empty while it is valid. */
export function Outdated<Draft>({ change, onRenew }: OutdatedProps<Draft>) {
  const { t } = useTranslation('flow');
  switch (change.kind) {
    case 'none':
      return null;
    case 'closed':
      return (
        <ChangeNotice title={t('outdated.closed.title')} renewal={null}>
          {t('outdated.closed.body')}
        </ChangeNotice>
      );
    case 'terms':
      return (
        <ChangeNotice
          title={t('outdated.terms.title')}
          renewal={{ label: t('outdated.terms.use'), onClick: () => onRenew(change.draft) }}
        >
          {t('outdated.terms.body')}
        </ChangeNotice>
      );
  }
}
