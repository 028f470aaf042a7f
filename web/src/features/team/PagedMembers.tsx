import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../../design/theme/css.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import type { Pages } from '../../orders/records/usePages.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import type { TeamMember } from './members.ts';

const List = styled('ol')({
  '& > li': { borderTop: `1px solid ${color.line.soft}` },
  '& > li:first-of-type': { borderTop: 0 },
});

const More = styled('div')({ display: 'grid', justifyItems: 'center', paddingTop: 12 });

export interface PagedMembersProps {
  pages: Pages<TeamMember>;
  /** Accessible name of the list. */
  label: string;
  more: string;
  empty: ReactNode;
  children: (member: TeamMember, index: number) => ReactNode;
}

/** Members in rows, with a button for the next page. */
export function PagedMembers({ pages, label, more, empty, children }: PagedMembersProps) {
  const { rows: members, error, moreError, loadMore } = pages;
  if (error !== null) return <ErrorPanel error={error} onRetry={pages.reload} />;
  if (pages.isLoading || pages.isStale) return <SkeletonRows count={6} />;
  if (members.length === 0) return empty;
  return (
    <>
      <List aria-label={label}>
        {members.map((member, index) => (
          <li key={member.id}>{children(member, index)}</li>
        ))}
      </List>
      {moreError !== null && <ErrorPanel error={moreError} onRetry={loadMore} />}
      {pages.hasMore && moreError === null && (
        <More>
          <Button variant="outlined" loading={pages.isLoadingMore} onClick={loadMore}>
            {more}
          </Button>
        </More>
      )}
    </>
  );
}
