import { color } from '../theme/css.ts';

/** The portal's logo. Hidden from screen readers, because the name is next to it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="8" fill={color.accent.main} />
      <g fill="none" stroke={color.accent.on} strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M7.5 22.5V13l8.5-5.5 8.5 5.5v9.5" />
        <path d="M12.4 24.5v-6.2a3.6 3.6 0 0 1 7.2 0v6.2" opacity=".72" />
      </g>
    </svg>
  );
}
