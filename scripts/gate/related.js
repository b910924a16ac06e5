// Which test files of a package import a file, directly or through others; by Vitest's own graph of modules.
import { relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * @param {string} folder of a package
 * @param {string[]} files relative to the repository
 * @returns {Promise<{all: string[], byFile: Map<string, string[]>}>} every test file of the package, and those that import each of
 *   the files, as paths in the package
 */
export async function findRelatedTests(folder, files) {
  const root = resolve(folder);
  const options = { root, config: resolve('vitest.config.ts'), watch: false, reporters: [] };
  const vitest = await createVitest('test', options);
  try {
    const all = await list(vitest, root);
    const byFile = new Map();
    for (const file of files) {
      vitest.config.related = [resolve(file)];
      byFile.set(file, await list(vitest, root));
    }
    return { all, byFile };
  } finally {
    await vitest.close();
  }
}

async function list(vitest, root) {
  const specifications = await vitest.getRelevantTestSpecifications();
  return specifications.map(({ moduleId }) => relative(root, moduleId)).toSorted();
}
