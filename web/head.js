// Runs before anything else of the page. The build adds the map of routes, calls `start` with it, and puts all of it into
// the page (`pageHead.ts`).

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

// Asks one query, or several in one request, while the code is on its way that takes their answers (`src/graphql/sentAhead.ts`).
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
    // A failure is told by the code that takes the answer.
    answer.catch(() => undefined);
    window.sentAhead.set(id, { token: token, locale: locale, sentAt: sentAt, answer: answer });
  });
}

// Asks what every screen of a member asks first, and, once that says which areas are open, what the frame asks and what
// happened in each. Code that was there first has taken the first answer, and asks the rest itself.
async function ask(routes, locale, opensHome) {
  window.sentAhead = new Map();
  send([routes.overview], locale);
  var first = window.sentAhead.get(routes.overview.id);
  var [answer] = await first.answer;
  var me = answer && answer.data && answer.data.me;
  if (!me || window.sentAhead.get(routes.overview.id) !== first) return;
  var open = opensHome ? routes.events.filter(({ flag }) => flag === undefined || me[flag]) : [];
  send([...routes.frameQueries, ...open.map(({ query }) => query)], locale);
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
  if (isMember)
    // A failure is told by the code that takes the answer.
    ask(routes, routes.locales[locale], path === routes.home || !routes.members[path]).catch(() => undefined);
  preloadRoute(routes, path, locale, isMember);
  if (isMember) {
    new Worker(routes.times, { name: routes.locales[locale] });
    return;
  }
  // An address of members, or none, leads to the login.
  var isKnown = routes.visitors[path] || (path !== '' && path !== '/' && !routes.members[path]);
  var heading = routes.headings[isKnown ? path : routes.login] || { titles: [], intros: [] };
  say({ name: routes.names[locale], title: heading.titles[locale], intro: heading.intros[locale] });
}
