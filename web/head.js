// Runs before anything else of the page. It is a file of its own because the content security policy allows no inline
// script; the build adds the map of routes (`routes.ts`) and calls `start` with it.

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

// Which of the portal's languages the page will be in, by its number in the list; below 0 for none.
function localeIn(locales) {
  var chosen = '';
  try {
    chosen = sessionStorage.locale || '';
  } catch {
    // Storage is off: nothing was chosen.
  }
  var number = -1;
  for (var language of [chosen, navigator.language.split('-')[0], 'en'])
    if (number < 0) number = locales.findIndex((one) => language !== '' && one.startsWith(language));
  return number;
}

// Asks what every screen of a member asks first, while the code is on its way that reads the answer
// (`src/graphql/sentAhead.ts`).
function ask({ id, name }, locale) {
  var token = sessionStorage.token;
  var answer = fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'accept-language': locale,
      authorization: 'Bearer ' + token,
    },
    body: JSON.stringify({ documentId: id, operationName: name, variables: {} }),
    cache: 'no-store',
  });
  // A failure is told by the code that takes the answer.
  answer.catch(() => undefined);
  window.sentAhead = { documentId: id, token: token, locale: locale, sentAt: Date.now(), answer: answer };
}

// Has the browser read what it needs to write a time, while it waits for the code: a slow phone takes 150 ms for the first
// one. It comes after the first paint, and not where the code is on the device, which leaves nothing to wait for.
function readTimes(locale) {
  if (navigator.serviceWorker && navigator.serviceWorker.controller) return;
  var time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat(locale, time).format()));
}

// Fetches the code and texts of the address together with the page's own, instead of after it has started. What is
// chosen here decides nothing: a wrong guess is a file too many.
function preload(routes, path, locale, isMember) {
  var known = isMember
    ? [routes.frame, routes.members[path] || routes.members[routes.home]]
    : [routes.visitors[path] || routes.visitors[routes.login]];
  var files = new Set();
  for (var route of [routes.start, ...known]) {
    route.files.forEach((file) => files.add(file));
    route.texts.forEach((text) => files.add(text[locale]));
  }
  files.forEach((file) => {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = './' + routes.files[file];
    document.head.append(link);
  });
}

// Says in the frame what the screen will say in the same places, once the page has been read as far as the last of them.
function say(words) {
  if (document.querySelector('#frame .intro') !== null)
    Object.entries(words).forEach(([part, word]) => {
      document.querySelector('#frame .' + part).textContent = word || '';
    });
  else if (document.readyState === 'loading') requestAnimationFrame(() => say(words));
}

// eslint-disable-next-line no-unused-vars -- The build adds the call.
function start(routes) {
  var path = location.hash.slice(1).split('?')[0];
  var locale = localeIn(routes.locales);
  var isMember = document.documentElement.hasAttribute('data-member');
  document.documentElement.lang = routes.locales[locale];
  // The answer takes longer than any file from the device.
  if (isMember) ask(routes.overview, routes.locales[locale]);
  preload(routes, path, locale, isMember);
  if (isMember) {
    readTimes(routes.locales[locale]);
    return;
  }
  // An address of members, or none, leads to the login.
  var isKnown = routes.visitors[path] || (path !== '' && path !== '/' && !routes.members[path]);
  var heading = routes.headings[isKnown ? path : routes.login] || { titles: [], intros: [] };
  say({ name: routes.names[locale], title: heading.titles[locale], intro: heading.intros[locale] });
}
