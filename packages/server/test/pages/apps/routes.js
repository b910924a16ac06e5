/** The text of each route. */
export const ROUTES = {
  '/': 'Welcome to the start of this app.',
  '/plans': 'The Team plan costs 49 dollars a month.',
  '/team': 'Ada and Grace write this app.',
};

/** Loads the text of the present route, as a request would, and passes it on. */
export function loadText(use) {
  setTimeout(() => use(ROUTES[location.pathname] ?? 'Not found.'), 50);
}
