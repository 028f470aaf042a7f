/** What an export needs once it has begun. */
export { ExportProgress } from './ExportProgress.tsx';
export { runExport } from './runExport.ts';
