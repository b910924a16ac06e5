import { DescriptionError, openDescription } from '@web-data/openapi';
import { afterEach, expect, test, vi } from 'vitest';
import { CANARY, hostileDescription } from '../../generate/test/support/hostile-description.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { postmanCollection } from '../src/generator/outputs/postman.ts';
import { openSite } from '../src/generator/site.ts';
import { parse } from './helpers/html.ts';
import type { HtmlNode } from './helpers/html.ts';

const count = Number(process.env['FUZZ_DESCRIPTIONS'] ?? 3);
const first = Number(process.env['FUZZ_SEED'] ?? 1);
const seeds = Array.from({ length: count }, (_, index) => first + index);

afterEach(() => void vi.restoreAllMocks());

const plain: OpenApiDocument = { openapi: '3.1.0', info: { title: 'Plain', version: '1' }, paths: {} };

/** `undefined` for a description that is refused with a place, or whose schemas have no pages. */
function open(document: object): OpenApiDocument | undefined {
  try {
    const { value } = openDescription(document as OpenApiDocument);
    openSite(value as unknown as OpenApiDocument, { guides: [], changelog: '', postman: false });
    return value as unknown as OpenApiDocument;
  } catch (error) {
    if (error instanceof DescriptionError || /refers to itself/.test(String(error))) return undefined;
    throw error;
  }
}

const referenceOf = async (document: OpenApiDocument): Promise<HtmlNode[]> => {
  const sources = { guides: [], changelog: '', postman: false, read: () => '{}' };
  return elementsIn(parse(await openSite(document, sources).reference()));
};

test.each(seeds)(
  'no text of the hostile description %i becomes an element of the Redoc reference',
  async (seed) => {
    const document = open(hostileDescription(seed));
    if (document === undefined) return;
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const [hostile, usual] = [await referenceOf(document), await referenceOf(plain)];
    if (reported.mock.calls.length > 0) {
      // Redoc cannot read each of them; the site has its other pages all the same.
      expect(scripts(hostile)).toEqual([]);
      return;
    }
    expect(scripts(hostile)).toHaveLength(scripts(usual).length);
    // Only the script that holds the description differs: it declares data, which is JSON.
    const own = scripts(hostile).filter((text) => !scripts(usual).includes(text));
    expect(own).toHaveLength(1);
    const definition = /^ *const __redoc_definition = (.*);$/m;
    expect(JSON.parse(definition.exec(own[0]!)![1]!)).toHaveProperty('info.title');
    expect(own[0]!.replace(definition, '')).not.toContain(CANARY);
    for (const { nodeName, attrs = [] } of hostile) {
      expect(['img', 'iframe', 'object', 'embed', 'base']).not.toContain(nodeName);
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^on|pwned/i);
        if (/^(?:href|src|action|formaction|srcdoc)$/.test(name))
          expect(value).not.toMatch(/^\s*(?:javascript|vbscript):/i);
      }
    }
  },
);

test.each(seeds)(
  'no text of the hostile description %i becomes a script or a member of the Postman collection',
  async (seed) => {
    const document = open(hostileDescription(seed));
    const text = document && (await postmanCollection(document));
    if (text === undefined) return;
    const collection = JSON.parse(text) as { info: { schema: string } };
    expect(collection.info.schema).toMatch(/collection\/v2\.1\.0\/collection\.json$/);
    expect(itemsIn(collection).length).toBeGreaterThan(0);
    for (const item of itemsIn(collection)) {
      expect(Object.keys(item).filter((name) => !MEMBERS.has(name))).toEqual([]);
      // What Postman runs before or after a request.
      expect(item['event'] ?? []).toEqual([]);
    }
  },
);

/** Members of a collection, a folder and a request. */
const MEMBERS = new Set(
  'info item event variable auth name description request response protocolProfileBehavior'.split(' '),
);

function itemsIn(item: object): Record<string, unknown>[] {
  const own = item as Record<string, unknown>;
  return [own, ...((own['item'] ?? []) as object[]).flatMap(itemsIn)];
}

function scripts(elements: readonly HtmlNode[]): string[] {
  return elements
    .filter(({ nodeName }) => nodeName === 'script')
    .map(({ childNodes = [] }) => childNodes[0]?.value ?? '');
}

function elementsIn(node: HtmlNode): HtmlNode[] {
  return [node, ...(node.childNodes ?? []).flatMap(elementsIn)];
}
