import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { fromState } from '../../extension-points/paths.ts';

/** A link to another screen of visitors, which remembers where they wanted to go. */
export function VisitorLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} state={fromState(useLocation().state)}>
      {children}
    </TextLink>
  );
}
