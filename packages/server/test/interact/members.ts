import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main>${body}</main></html>`;

const login = `<h1>Log in</h1><form method=post action=/login><label>User <input name=user></label>
  <label>Password <input type=password name=password></label><button>Log in</button></form>`;

/** Shows who is in by its cookie, and what the browser keeps besides: a theme and a draft in a database. */
const home = (user: string): string => `<h1>Hello, ${user}</h1><p id=theme></p><p id=draft></p>
  <button onclick="keep('dark', 'Dear reader')">Keep</button><button onclick="keep('light', 'Other')">Change</button>
  <script>
    const opening = indexedDB.open('drafts', 3);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'id' });
    const store = (mode) => opening.result.transaction('drafts', mode).objectStore('drafts');
    const show = () => { theme.textContent = 'Theme ' + localStorage.getItem('theme');
      store('readonly').get(1).onsuccess = ({ target }) => { draft.textContent = 'Draft ' + (target.result?.text ?? 'none') } };
    opening.onsuccess = show;
    function keep(name, text) { localStorage.setItem('theme', name); localStorage.setItem('secret', 'kept-in-the-browser');
      store('readwrite').put({ id: 1, text, at: new Date() }).onsuccess = show }
  </script>`;

/** A site that is entered by a form: `/` greets whoever is in, and shows the form to all others. */
export const members: RequestListener = (request, response) => {
  void answer(request, response);
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const form = new URLSearchParams(body);
  const user = /session=(\w+)-in/.exec(request.headers.cookie ?? '')?.[1];
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (request.url === '/login' && form.get('password') === 'correct-horse') {
    const cookie = `session=${form.get('user')}-in; HttpOnly; SameSite=Lax`;
    return void response.writeHead(303, { location: '/', 'set-cookie': cookie }).end();
  }
  // More than a profile of some kilobytes takes.
  if (request.url === '/fill')
    response.setHeader(
      'set-cookie',
      [1, 2, 3].map((n) => `c${n}=${'x'.repeat(3000)}`),
    );
  response.end(user === undefined ? page('Log in', login) : page('Home', home(user)));
}
