// Checks by publint what the published packages export: files that exist, in the format that the manifest names.
import { readFileSync, readdirSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Checks the packages as they are built, and prints what is wrong.
 * @param {false | 'npm'} [pack] `npm` checks the files that a release would pack, `false` those of the folder
 * @returns {Promise<string[]>} the packages that failed
 */
export async function checkExports(pack = false) {
  const failed = [];
  for (const { folder, manifest } of listPublished()) {
    const { messages } = await publint({ pkgDir: folder, pack, strict: true });
    if (messages.length === 0) continue;
    failed.push(`${manifest.name}: exports`);
    for (const message of messages) console.log(`${folder}: ${formatMessage(message, manifest)}`);
  }
  return failed;
}

function listPublished() {
  return [...readdirSync('packages').map((name) => `packages/${name}`), 'spec']
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true);
}
