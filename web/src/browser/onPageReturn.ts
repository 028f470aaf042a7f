/** Calls back when the page becomes visible, focused or online. Returns the unsubscribe function. */
export function onPageReturn(listener: () => void): () => void {
  const returned = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('focus', returned);
  window.addEventListener('online', returned);
  return () => {
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('focus', returned);
    window.removeEventListener('online', returned);
  };
}
