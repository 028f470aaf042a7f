import { Suspense, type ReactNode } from 'react';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Card } from './surface.tsx';

/** Shows a skeleton list while its lazy children load. */
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
