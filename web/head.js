// Runs before anything else of the page. It is a file of its own because the content security policy allows no inline
// script; the build adds the map of routes (`routes.ts`) and calls `preload` with it.

// Sets the theme before the first paint, so that a dark page never flashes white. `theme` is written by src/theme/mode.
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

// Says whose frame the page shows until its code has started.
(function () {
  try {
    if (sessionStorage.loggedIn === '1' && sessionStorage.token !== undefined)
      document.documentElement.setAttribute('data-member', '');
  } catch {
    // Storage is off: no member is signed in.
  }
})();

// Fetches the code and texts of the address together with the page's own, instead of after it has started. What is
// chosen here decides nothing: a wrong guess is a file too many.
// eslint-disable-next-line no-unused-vars -- The build adds the call.
function preload(routes) {
  var stored = {};
  try {
    stored = sessionStorage;
  } catch {
    // Storage is off: no member is signed in.
  }
  var languages = [stored.locale || '', navigator.language.split('-')[0], 'en'];
  var locale = -1;
  for (var i = 0; locale < 0 && i < languages.length; i += 1)
    locale = routes.locales.findIndex((one) => languages[i] !== '' && one.startsWith(languages[i]));

  var path = location.hash.slice(1).split('?')[0];
  var known = document.documentElement.hasAttribute('data-member')
    ? [routes.frame, routes.members[path] || routes.members[routes.home]]
    : [routes.visitors[path] || routes.visitors[routes.login]];
  var files = new Set();
  for (var route of [routes.start, ...known]) {
    route.files.forEach((file) => files.add(file));
    route.texts.forEach((text) => files.add(text[locale]));
  }
  function add(rel, file) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = './' + routes.files[file];
    document.head.append(link);
  }
  files.forEach((file) => add('modulepreload', file));
  // What the next screens need, once the browser has nothing else to fetch.
  if (document.documentElement.hasAttribute('data-member'))
    addEventListener('load', () => {
      routes.ahead.filter((file) => !files.has(file)).forEach((file) => add('prefetch', file));
    });
}
