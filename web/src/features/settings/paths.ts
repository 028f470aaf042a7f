export const settingsPath = '/setting';
