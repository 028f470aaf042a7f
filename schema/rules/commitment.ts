/** Maximum characters of a commitment statement. */
export const maximumStatement = 500;
