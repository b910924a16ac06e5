import { serveSite } from '../../support/site.ts';
import type { Site } from '../../support/site.ts';
import { buildApps } from './build-apps.ts';

const shell = (title: string, program: string, target: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><script type="module" src="/${program}.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="${target}"></div></body></html>`;

const ARTICLES = [
  { slug: 'kiwi', title: 'The kiwi returns', text: 'A bird that cannot fly was seen by night.' },
  { slug: 'rain', title: 'Rain in the north', text: 'It rained for three days.' },
];

/** A site of three apps, each an empty shell until its program has run, and of the data that they ask for. */
export async function serveApps(): Promise<Site> {
  const programs: Record<string, string> = await buildApps();
  return serveSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const send = (type: string, body: string, status = 200): void =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    const program = /^\/(?<name>\w+)\.js$/.exec(pathname)?.groups?.['name'];
    if (program !== undefined && programs[program]) return send('text/javascript', programs[program]);
    if (pathname.startsWith('/react')) return send('text/html', shell('React shop', 'react', 'root'));
    switch (pathname) {
      case '/vue':
        return send('text/html', shell('Vue shop', 'vue', 'app'));
      case '/svelte':
        return send('text/html', shell('Svelte paper', 'svelte', 'app'));
      case '/frame':
        return send(
          'text/html',
          '<p>Delivered in three days.</p><button onclick="this.textContent = \'Faster it is\'">Faster</button>',
        );
      case '/api/plans':
        return send(
          'application/json',
          JSON.stringify([
            { id: 's', title: 'Small' },
            { id: 't', title: 'Team' },
          ]),
        );
      case '/api/articles':
        return send('application/json', JSON.stringify(ARTICLES));
      case '/api/items': {
        const from = Number(searchParams.get('from'));
        return send(
          'application/json',
          JSON.stringify(Array.from({ length: 20 }, (_, at) => `Item ${from + at + 1}`)),
        );
      }
      case '/api/login': {
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => (body += text));
        request.on('end', () => {
          const { user, password } = JSON.parse(body) as Record<string, string>;
          if (user !== 'ada' || password !== 'correct-horse') return send('application/json', '{}', 401);
          send('application/json', JSON.stringify({ name: 'Ada' }));
        });
        return;
      }
      default:
        return send('text/plain', 'nothing here', 404);
    }
  });
}
