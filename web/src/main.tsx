import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { withRetry } from './lib/lazyImport.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { recoverStaleChunks } from './app/staleChunks.ts';
import { loadTexts, startI18n } from './i18n/i18n.ts';
import { takeOverSession } from './session/takeOver.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

recoverStaleChunks();
registerServiceWorker();
try {
  await takeOverSession();
  await startI18n();
  await withRetry(() => loadTexts(['common']));
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch {
  // Without its texts the portal has no words of its own in any language but this one.
  document.getElementById('frame')?.remove();
  root.textContent = 'The portal could not be loaded. Check your connection, then reload this page.';
}
