/** Most characters of a statement of commitment. */
export const maximumStatement = 500;
