import type { ApolloCache } from '@apollo/client';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useExtension } from '../../data/extensions/useExtension.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { color } from '../../design/theme/css.ts';
import { ChoiceMenu } from '../../design/ui/ChoiceMenu.tsx';
import { useAction } from '../../forms/useAction.ts';
import { PeopleIcon, StarIcon, StarredIcon } from './icons.tsx';
import type { KnownMember } from './lookUp.ts';
import {
  SavedRecipientsDocument,
  useRemoveRecipientMutation,
  useSavedRecipientsQuery,
  useSaveRecipientMutation,
  type SavedRecipientsQuery,
} from './recipients.generated.ts';

type Saved = SavedRecipientsQuery['savedRecipients'];

const keep = (cache: ApolloCache, savedRecipients: Saved | undefined) => {
  if (savedRecipients !== undefined)
    cache.writeQuery({ query: SavedRecipientsDocument, data: { savedRecipients }, overwrite: true });
};

/** Saves the member who was found, or takes the member out again. */
function SaveButton({ found, isSaved }: { found: KnownMember; isSaved: boolean }) {
  const { t } = useTranslation('flow');
  const [save] = useSaveRecipientMutation({
    update: (cache, { data }) => keep(cache, data?.saveRecipient.savedRecipients),
  });
  const [remove] = useRemoveRecipientMutation({
    update: (cache, { data }) => keep(cache, data?.removeRecipient.savedRecipients),
  });
  const { userName } = found;
  // A toast reports a failure.
  const { run } = useAction(async () => {
    await (isSaved ? remove : save)({ variables: { userName } });
  });
  const label = t(isSaved ? 'recipient.remove' : 'recipient.save', { name: userName });
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => void run()}
      sx={isSaved ? { color: color.accent.main } : undefined}
    >
      {isSaved ? <StarredIcon /> : <StarIcon />}
    </IconButton>
  );
}

export interface SavedRecipientsProps {
  /** The member whose name is typed; null while that is not known. */
  found: KnownMember | null;
  onChoose: (userName: string) => void;
}

/**
 * At the end of a recipient's field: keeps who was found, and offers who is kept. Nothing where the platform cannot
 * keep any.
 */
export function SavedRecipients({ found, onChoose }: SavedRecipientsProps) {
  const { t } = useTranslation('flow');
  const canSave = useExtension('savedRecipients') === true;
  const saved = useSavedRecipientsQuery({ ...shownInPlace, skip: !canSave }).data?.savedRecipients;
  if (saved === undefined) return null;
  const isSaved = found !== null && saved.some(({ userName }) => userName === found.userName);
  return (
    <>
      {found !== null && <SaveButton found={found} isSaved={isSaved} />}
      {saved.length > 0 && (
        <ChoiceMenu
          label={t('recipient.saved')}
          icon={<PeopleIcon />}
          value={found?.userName ?? ''}
          choices={saved.map(({ userName }) => ({ value: userName, label: userName }))}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
