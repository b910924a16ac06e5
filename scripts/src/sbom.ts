import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';
import { listLicences } from './licences.ts';
import { lineVersion } from './release/manifest.ts';
import { listShipped } from './shipped.ts';

/** Lists the production dependencies of every public package as a CycloneDX 1.6 document in JSON. */
export function createSbom(root: string): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Library, 'web-data-api', {
    version: lineVersion(root),
  });
  const licences = licenceByPackage(root);
  for (const [name, versions] of listShipped(root)) {
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

function licenceByPackage(root: string): Map<string, string> {
  return new Map(
    Object.entries(listLicences(root)).flatMap(([licence, dependencies]) =>
      dependencies.map(({ name }) => [name, licence] as const),
    ),
  );
}
