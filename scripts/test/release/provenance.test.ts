import { afterAll, expect, test } from 'vitest';
import { checkProvenance, getSource } from '../../src/release/provenance.ts';
import { publishLine } from '../../src/release/publish.ts';
import { Repository } from './repository.ts';

const repository = new Repository();
afterAll(() => repository.remove());

const source = 'https://github.com/ada/web-data';
const withRepository = (folder: string, value: unknown) => {
  const path = `${folder}/package.json`;
  repository.write(path, JSON.stringify({ ...JSON.parse(repository.read(path)), repository: value }));
};

test('packages that do not name their repository are refused before anything is published', async () => {
  const sentence =
    'Provenance ties a package to its source, but the packages in spec, packages/types do not name their repository. Add to each package.json: "repository": {"type":"git","url":"git+https://github.com/<owner>/<name>.git","directory":"spec"}, with its own folder as directory, and commit.';
  withRepository('spec', undefined);
  withRepository('packages/types', undefined);
  repository.commit('Without an address');
  repository.git('tag', '--delete', 'v2.0.0');

  expect(checkProvenance(repository.root)).toBe(sentence);
  await expect(publishLine(repository.root, { dryRun: false, provenance: true })).rejects.toThrow(sentence);
});

test('what they name is held against the repository of the pipeline', () => {
  withRepository('spec', { type: 'git', url: `git+${source}.git`, directory: 'spec' });
  withRepository('packages/types', 'https://github.com/eve/web-data');

  expect(checkProvenance(repository.root)).toBeUndefined();
  expect(checkProvenance(repository.root, source)).toContain(
    `the packages in packages/types do not name ${source} as repository.`,
  );
  withRepository('packages/types', { url: 'https://github.com/Ada/web-data' });
  expect(checkProvenance(repository.root, source)).toBeUndefined();
});

test('the repository of the pipeline is that of GitHub Actions', () => {
  const environment = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ada/web-data' };
  expect(getSource(environment)).toBe(source);
  expect(getSource({})).toBeUndefined();
});
