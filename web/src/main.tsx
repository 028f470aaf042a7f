import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadFirstScreen } from './app/openingScreens.ts';
import { isKeptOnDevice, registerServiceWorker } from './app/registerServiceWorker.ts';
import { recoverStaleChunks } from './app/staleChunks.ts';
import { ignoreStrayClicks } from './browser/ignoreStrayClicks.ts';
import { withRetry } from './browser/lazyImport.ts';
import { session } from './data/session/session.ts';
import { takeOverSession } from './data/session/takeOver.ts';
import { loadTexts, startI18n } from './i18n/i18n.ts';

/** A separate function: chunks import the page's module and would deadlock on a top-level await. */
async function start(element: HTMLElement): Promise<void> {
  // While the rest is fetched and read: the first text is not there before.
  document.fonts.load('1em Inter').catch(() => undefined);
  await takeOverSession();
  await startI18n();
  const [path = ''] = location.hash.slice(1).split('?');
  await Promise.all([withRetry(() => loadTexts(['common'])), loadFirstScreen(path, session.isLoggedIn())]);
  const root = createRoot(element);
  const render = () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  // In one go where the page is kept on the device: that is sooner, and there is nothing to press before. Where all was
  // fetched, as a transition: in short pieces, between which the page answers.
  if (isKeptOnDevice()) render();
  else startTransition(render);
  registerServiceWorker();
}

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');

recoverStaleChunks();
ignoreStrayClicks();
start(element).catch(() => {
  // Without its texts the portal has only the English ones of this error.
  document.getElementById('frame')?.remove();
  element.textContent = 'The portal could not be loaded. Check your connection, then reload this page.';
});
