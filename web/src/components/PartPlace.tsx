import { Suspense, type ReactNode } from 'react';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Card } from './surface.tsx';

/** Keeps the place of a screen's part, most often a list, until it is fetched. */
export function PartPlace({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Card>
          <SkeletonRows count={8} height={76} />
        </Card>
      }
    >
      {children}
    </Suspense>
  );
}
