// Runs before anything else of the page. The build adds the map of routes, calls `start` with it, and puts all of it
// into the page (`pageHead.ts`).

// Sets the theme before the first paint, so that a dark page never flashes white. `theme` is written by src/design/theme/mode.
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

// Decides which shell the page shows until its code has started.
(function () {
  try {
    if (sessionStorage.loggedIn === '1' && sessionStorage.token !== undefined)
      document.documentElement.setAttribute('data-member', '');
  } catch {
    // Storage is off: no member is signed in.
  }
})();

// Which of the portal's languages the page will be in, by its number in the list; below 0 for none. The gateway adds
// the site's own default (`DEFAULT_LOCALE`) to the page.
function localeIn(locales) {
  var chosen = '';
  try {
    chosen = sessionStorage.locale || '';
  } catch {
    // Storage is off: nothing was chosen.
  }
  var number = -1;
  var ofSite = document.documentElement.dataset.defaultLocale;
  if (!ofSite || ofSite === 'browser') ofSite = navigator.language.split('-')[0];
  for (var language of [chosen, ofSite, 'en'])
    if (number < 0) number = locales.findIndex((one) => language !== '' && one.startsWith(language));
  return number;
}

// Asks one query, or several in one request, while the code is on its way that takes their answers
// (`src/data/graphql/headPrefetch.ts`).
function send(queries, locale) {
  var token = sessionStorage.token;
  var asked = queries.map(({ id, name }) => ({ documentId: id, operationName: name, variables: {} }));
  var sentAt = Date.now();
  var answered = fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'accept-language': locale,
      authorization: 'Bearer ' + token,
    },
    body: JSON.stringify(asked.length > 1 ? asked : asked[0]),
    cache: 'no-store',
  }).then(async (response) => [await response.json().catch(() => undefined), response]);
  queries.forEach(({ id }, index) => {
    var answer = answered.then(([json, response]) => [Array.isArray(json) ? json[index] : json, response]);
    // The code that uses the answer reports a failure.
    answer.catch(() => undefined);
    window.headPrefetch.set(id, { token: token, locale: locale, sentAt: sentAt, answer: answer });
  });
}

// Requests the first query of every member's screen and, once the answer tells which areas are open, the shell's
// queries and the events of each area. If the code has already taken the first answer, it requests the rest itself.
async function ask(routes, locale, opensHome) {
  window.headPrefetch = new Map();
  send([routes.overview], locale);
  var first = window.headPrefetch.get(routes.overview.id);
  var [answer] = await first.answer;
  var me = answer && answer.data && answer.data.me;
  if (!me || window.headPrefetch.get(routes.overview.id) !== first) return;
  var open = opensHome ? routes.events.filter(({ flag }) => flag === undefined || me[flag]) : [];
  send([...routes.shellQueries, ...open.map(({ query }) => query)], locale);
  preload(
    open.flatMap(({ files }) => files),
    routes,
  );
}

function preload(files, routes) {
  files.forEach((file) => {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = './' + routes.files[file];
    document.head.append(link);
  });
}

// Fetches the code and texts of the address together with the page's own, instead of after it has started. What is
// chosen here decides nothing: a wrong guess is a file too many.
function preloadRoute(routes, path, locale, isMember) {
  var known = isMember
    ? [routes.frame, routes.members[path] || routes.members[routes.home]]
    : [routes.visitors[path] || routes.visitors[routes.login]];
  var files = new Set();
  for (var route of [routes.start, ...known]) {
    route.files.forEach((file) => files.add(file));
    route.texts.forEach((text) => files.add(text[locale]));
  }
  preload(files, routes);
}

// Shows the screen's heading in the placeholder shell, once the page is parsed up to the last of these places.
function say(words) {
  if (document.querySelector('#frame .intro') !== null)
    Object.entries(words).forEach(([part, word]) => {
      document.querySelector('#frame .' + part).textContent = word || '';
    });
  else if (document.readyState === 'loading') requestAnimationFrame(() => say(words));
}

// A policy for `times.js` as the content security policy requires it. Each page creates the policy `head`, so no other
// script can use its name; it allows no other address.
function trust(times) {
  var createScriptURL = (address) => {
    if (address !== times) throw new TypeError('Not a script of the page');
    return address;
  };
  return window.trustedTypes
    ? window.trustedTypes.createPolicy('head', { createScriptURL: createScriptURL }).createScriptURL(times)
    : times;
}

// eslint-disable-next-line no-unused-vars -- The build adds the call.
function start(routes) {
  var times = trust(routes.times);
  var path = location.hash.slice(1).split('?')[0];
  var locale = localeIn(routes.locales);
  var isMember = document.documentElement.hasAttribute('data-member');
  document.documentElement.lang = routes.locales[locale];
  // The answer takes longer than any file from the device.
  if (isMember)
    // The code that uses the answer reports a failure.
    ask(routes, routes.locales[locale], path === routes.home || !routes.members[path]).catch(() => undefined);
  preloadRoute(routes, path, locale, isMember);
  if (isMember) {
    new Worker(times, { name: routes.locales[locale] });
    return;
  }
  // An address of members, or none, redirects to the login.
  var isKnown = routes.visitors[path] || (path !== '' && path !== '/' && !routes.members[path]);
  var heading = routes.headings[isKnown ? path : routes.login] || { titles: [], intros: [] };
  say({ name: routes.names[locale], title: heading.titles[locale], intro: heading.intros[locale] });
}
