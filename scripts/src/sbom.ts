import { execFileSync } from 'node:child_process';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';
import { listLicences } from './licences.ts';
import { lineVersion } from './release/manifest.ts';

interface Listed {
  name?: string;
  version: string;
  dependencies?: Record<string, Listed>;
}

/** What is shipped: the production dependencies of every public package as a CycloneDX 1.6 document in JSON. */
export function createSbom(root: string): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Library, 'web-data-api', {
    version: lineVersion(root),
  });
  const licences = licenceByPackage(root);
  for (const [name, versions] of shipped(root)) {
    for (const version of versions) bom.components.add(componentOf(name, version, licences.get(name)));
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function componentOf(name: string, version: string, licence: string | undefined): Models.Component {
  const purl = `pkg:npm/${encodeURIComponent(name).replace('%2F', '/')}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, name, { version, bomRef: purl, purl });
  if (licence)
    component.licenses.add(
      new Contrib.License.Factories.LicenseFactory(parseExpression).makeFromString(licence),
    );
  return component;
}

/** Names and versions that the public packages install with themselves. */
function shipped(root: string): Map<string, Set<string>> {
  const printed = pnpm(root, ['list', '--recursive', '--prod', '--json', '--depth', 'Infinity']);
  const found = new Map<string, Set<string>>();
  const projects = JSON.parse(printed) as (Listed & { private?: boolean })[];
  const collect = (dependencies: Record<string, Listed> = {}) => {
    for (const [name, { version, dependencies: below }] of Object.entries(dependencies)) {
      if (!version.startsWith('link:')) found.set(name, (found.get(name) ?? new Set()).add(version));
      collect(below);
    }
  };
  for (const project of projects) if (project.private !== true) collect(project.dependencies);
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function licenceByPackage(root: string): Map<string, string> {
  return new Map(
    Object.entries(listLicences(root)).flatMap(([licence, dependencies]) =>
      dependencies.map(({ name }) => [name, licence] as const),
    ),
  );
}

function pnpm(root: string, args: string[]): string {
  return execFileSync('pnpm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
}
