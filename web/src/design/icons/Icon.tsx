import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge length in px. */
  size?: number;
  /** Accessible name; without it the icon is hidden from screen readers. */
  label?: string;
  className?: string;
}

/** Base of every icon: a 24-unit grid with round strokes in the text colour. */
export function Icon({ size = 20, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ flexShrink: 0 }}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}
