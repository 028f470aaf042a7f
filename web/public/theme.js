// Sets the theme before the first paint, so that a dark page never flashes white. It is a file of its own
// because the content security policy allows no inline script. `theme` is written by src/theme/mode.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('theme');
  } catch {
    // Storage is off: the system's setting decides.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
})();
