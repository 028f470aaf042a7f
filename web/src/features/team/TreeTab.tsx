import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { panelOptions } from '../../data/graphql/panelQuery.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { color, text, wholeWords } from '../../design/theme/css.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { teamPath } from './paths.ts';
import { useTeamLineQuery } from './team.generated.ts';
import { TeamSearch } from './TeamSearch.tsx';
import { TeamTree } from './TeamTree.tsx';

/** How long typing rests before it is searched for, in ms. */
const rest = 250;

const Line = styled('ol')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  paddingBottom: 12,
  '& li': { ...wholeWords, display: 'flex', gap: 8 },
  '& li + li::before': { content: '"›" / ""', color: color.ink.muted },
});

/** What was typed, once typing rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The branch of one member, below the path to it. */
function BranchOf({ id }: { id: string }) {
  const { t } = useTranslation('team');
  const { data, error, refetch } = useTeamLineQuery({ ...panelOptions, variables: { to: id } });
  const line = data?.teamLine ?? [];
  const top = line.at(-1);
  if (top === undefined) {
    if (error === undefined) return <SkeletonRows count={6} />;
    return (
      <>
        <TextLink to={teamPath()}>{t('tree.whole')}</TextLink>
        <ErrorPanel error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  return (
    <>
      <nav aria-label={t('tree.line')}>
        <Line>
          <li>
            <TextLink to={teamPath()}>{t('you')}</TextLink>
          </li>
          {line.map(({ id: member, userName }) => (
            <li key={member} translate="no">
              {member === top.id ? (
                <span aria-current="page">{userName}</span>
              ) : (
                <TextLink to={teamPath({ member })}>{userName}</TextLink>
              )}
            </li>
          ))}
        </Line>
      </nav>
      <TeamTree key={top.id} top={top} size={1} label={t('tree.branch', { name: top.userName })} />
    </>
  );
}

/** Names the text of the search among what is kept of its screen. */
const search = {};

/**
 * The invite tree and the search in it. The address names the member whose branch is shown; each history entry has
 * its own tree and search, which are there again when the member comes back to it.
 */
export function TreeTab({ size }: { size: number }) {
  const { t } = useTranslation('team');
  const [params] = useSearchParams();
  const place = useSavedRows<string>(search);
  const [typed, setTyped] = useState(() => place.read() ?? '');
  const wanted = useRested(typed.trim());
  const member = params.get('member') ?? '';
  return (
    <Stack>
      <Card as="div">
        <div role="search">
          <TextField
            name="userName"
            type="search"
            label={t('search.label')}
            hint={t('search.placeholder')}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              place.keep(value);
            }}
            maxLength={20}
            autoComplete="off"
            verbatim
          />
        </div>
        {wanted !== '' && typed.trim() !== '' && <TeamSearch userName={wanted} />}
      </Card>
      <Card as="div">
        {member === '' ? (
          <TeamTree top={null} size={size} label={t('tree.label')} />
        ) : (
          <BranchOf key={member} id={member} />
        )}
      </Card>
    </Stack>
  );
}
