/** localStorage key; head.js reads it before the first paint. */
export const themeModeKey = 'theme';

export const themeModes = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof themeModes)[number];
