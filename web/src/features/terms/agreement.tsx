import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { TermsIcon } from '../../design/icons/screens.tsx';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { Blocks } from '../../screens/document/Blocks.tsx';
import { readDocument } from '../../screens/document/readDocument.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { ConsentParts } from './Consent.tsx';
import { useAgreement } from './useAgreement.ts';

/** The text, in a box that scrolls, so that the button stays near. */
const Box = styled('section')({
  ...text.dense,
  display: 'grid',
  gap: 12,
  maxHeight: 'min(360px, 36dvh)',
  padding: 16,
  overflowY: 'auto',
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  overflowWrap: 'anywhere',
  '& h3': { fontWeight: 600 },
  '& p, & ul': { whiteSpace: 'pre-line' },
  '& ul': { paddingInlineStart: 20, listStyle: 'disc' },
});

const Parts = styled('div')({
  display: 'grid',
  gap: 12,
  '& > p': { ...text.dense, color: color.ink.secondary },
});

/** The terms in force within another screen, and their acceptance. */
export default function Agreement() {
  const { t } = useTranslation('terms');
  const { query, accept } = useAgreement();
  const data = query.data ?? query.previousData;
  if (data === undefined) {
    if (query.loading || query.error === undefined) return <SkeletonRows count={4} label={t('loading')} />;
    const retry = () => void query.refetch().catch(() => undefined);
    return <ErrorPanel title={t('failed')} error={query.error} onRetry={retry} />;
  }
  const [terms] = data.media;
  if (terms === undefined)
    return <EmptyState icon={<TermsIcon size={32} />} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <Stack>
      {/* It scrolls with the keyboard as well. */}
      <Box tabIndex={0} aria-label={terms.title}>
        <h3>{terms.title}</h3>
        <Blocks blocks={readDocument(terms.body)} />
      </Box>
      <Parts>
        <ConsentParts accept={{ ...accept, run: () => accept.run(terms.id) }} />
      </Parts>
    </Stack>
  );
}
