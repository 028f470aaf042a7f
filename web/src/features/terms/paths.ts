export const termsPath = '/terms';
