import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../../design/theme/css.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import type { TeamMember } from './members.ts';
import type { Pages } from './usePages.ts';

const List = styled('ol')({
  '& > li': { borderTop: `1px solid ${color.line.soft}` },
  '& > li:first-of-type': { borderTop: 0 },
});

const More = styled('div')({ display: 'grid', justifyItems: 'center', paddingTop: 12 });

export interface PagedMembersProps {
  pages: Pages;
  /** Accessible name of the list. */
  label: string;
  more: string;
  empty: ReactNode;
  children: (member: TeamMember, index: number) => ReactNode;
}

/** Members in rows, with a button for the next page. */
export function PagedMembers({ pages, label, more, empty, children }: PagedMembersProps) {
  const { members, next, error, isLoading, load } = pages;
  if (members === null)
    return error === null ? <SkeletonRows count={6} /> : <ErrorPanel error={error} onRetry={load} />;
  if (members.length === 0) return empty;
  return (
    <>
      <List aria-label={label}>
        {members.map((member, index) => (
          <li key={member.id}>{children(member, index)}</li>
        ))}
      </List>
      {error !== null && <ErrorPanel error={error} onRetry={load} />}
      {next !== null && error === null && (
        <More>
          <Button variant="outlined" loading={isLoading} onClick={load}>
            {more}
          </Button>
        </More>
      )}
    </>
  );
}
