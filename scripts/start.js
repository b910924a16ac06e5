// `npm start` after the build: starts the server on its embedded default, then shows its main job by calling it.
import { createClient } from '../packages/client/dist/index.js';
import { startServer } from '../packages/server/dist/index.js';
import { readAddress } from './address.js';

const width = 12;
const bold = (text) => style('1', text);
const dim = (text) => style('2', text);

const server = await startServer({
  ...readAddress(process.env),
  allowPrivate: ['self'],
  logLevel: 'warn',
  developmentKey: 'on',
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    console.log('\nStopping; requests in flight finish first.');
    void server.close().then(() => process.exit(0));
  });
}

greet(server, await server.signInLink());
// A failed demonstration does not stop the server.
await showMap(server).catch((error) => console.error(`\nThe demonstration failed: ${error.message}\n`));
console.log(`${bold('What it has')}\n`);
for (const line of server.parts) console.log(`  ${line}.`);
console.log(dim('\nServing. Ctrl-C stops it.\n'));

function greet({ url, developmentKey }, link) {
  console.log(`\n${bold('Web Data API v2')}\n`);
  console.log(`  API   ${url}/v2`);
  console.log(`  Docs  ${url}/`);
  if (developmentKey) {
    console.log(`  Key   ${bold(developmentKey)}`);
    console.log(dim('        Your development key. It is shown this once: only its hash is stored.'));
  }
  if (link) {
    console.log(`  Dashboard  ${bold(link)}`);
    console.log(dim('        Signs you in once, within 15 minutes; another start shows another.'));
  }
}

async function showMap({ url, developmentKey, withTemporaryKey }) {
  const map = async (apiKey) => {
    const from = performance.now();
    const { links = [] } = await createClient({ apiKey, baseUrl: url }).map({ url: `${url}/` });
    return { links, seconds: (performance.now() - from) / 1000 };
  };
  const { links, seconds } = await withTemporaryKey(map);
  console.log(`\n${bold('Its own documentation, mapped through its own API')}\n`);
  for (const row of table(links.slice(0, width))) console.log(`  ${row}`);
  if (links.length > width) console.log(dim(`  … and ${links.length - width} more`));
  console.log(`\n  ${links.length} links in ${seconds.toFixed(2)} s\n`);
  console.log(`${bold('Try it')}\n\n${curl(url, developmentKey ?? '$WEB_DATA_API_KEY')}\n`);
  if (!developmentKey) {
    console.log(
      dim('  Lost the key? Make another: node packages/server/bin/web-data-server.js keys create\n'),
    );
  }
}

function table(links) {
  const paths = links.map(({ url }) => new URL(url).pathname);
  const width = Math.max(...paths.map((path) => path.length), 4);
  return links.map(({ title = '' }, index) => `${paths[index].padEnd(width)}  ${dim(title)}`);
}

function curl(url, key) {
  return [
    `  curl ${url}/v2/map \\`,
    `    -H "Authorization: Bearer ${key}" \\`,
    `    -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify({ url: `${url}/`, limit: 5 })}'`,
  ].join('\n');
}

function style(code, text) {
  return process.stdout.isTTY && !process.env.NO_COLOR ? `\u001B[${code}m${text}\u001B[0m` : text;
}
