import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge length in px. */
  size?: number;
  /** What it means, where no text beside it says so; without it the icon is silent. */
  label?: string;
  className?: string;
}

/** The frame of every icon: a 24-unit grid, round strokes in the colour of the text. */
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
