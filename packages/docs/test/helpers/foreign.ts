import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDescription } from '@web-data/openapi';
import type { Description } from '@web-data/openapi';
import { typeface } from '../../src/generator/assets.ts';
import type { Block } from '../../src/generator/content/block.ts';
import type { Page } from '../../src/generator/content/page.ts';
import { pageToHtml } from '../../src/generator/render/layout.ts';
import { openSite } from '../../src/generator/site.ts';
import type { SiteModel } from '../../src/generator/site.ts';
import { listElements, parse } from './html.ts';
import type { HtmlNode } from './html.ts';

/** A description that uses what ours does not. */
export const ferries: string = fileURLToPath(new URL('../foreign/ferries.yaml', import.meta.url));

/** A description that uses what OpenAPI 3.2 added. */
export const buoys: string = fileURLToPath(new URL('../foreign/buoys.yaml', import.meta.url));

/** Descriptions that others publish, and those by which packages beside this one imitate them. */
export function listForeign(): string[] {
  const { resolve } = createRequire(new URL('../../../bench/package.json', import.meta.url));
  const examples = dirname(dirname(dirname(resolve('@readme/oas-examples/3.1/json/petstore.json'))));
  const folders = [
    ...['2.0', '3.0', '3.1'].map((version) => join(examples, version, 'json')),
    ...['bench/src/gallery/descriptions', 'contract/test/foreign'].map((path) =>
      fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
    ),
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(?:json|yaml)$/.test(file))
      .map((file) => join(folder, file)),
  );
  return [ferries, buoys, ...files];
}

/** A description with its site. */
export interface ForeignSite extends SiteModel {
  description: Description;
  /** The main part of a page, parsed; undefined where there is no such page. */
  main(path: string): HtmlNode | undefined;
}

/** @param origin that of its server, in the place of the one that it names */
export async function openForeign(file: string, origin?: string): Promise<ForeignSite> {
  const read = await readDescription(file);
  const description = origin ? read.withValue({ ...read.value, servers: [{ url: origin }] }) : read;
  const model = openSite(description.value, {
    guides: [],
    changelog: '',
    postman: false,
    read: () => undefined,
  });
  const parsed = new Map<string, HtmlNode | undefined>();
  return {
    ...model,
    description,
    main(path) {
      const page = model.site.pages.find((one) => one.path === path);
      if (page === undefined) return undefined;
      const known = parsed.get(path) ?? findMain(parse(pageToHtml(withoutColours(page), model.site)));
      parsed.set(path, known);
      return known;
    },
  };
}

/** Colours of samples take most of the time of a page. */
function withoutColours(page: Page): Page {
  const aside = page.aside?.map((block): Block => {
    if (block.kind !== 'tabs') return block;
    const tabs = block.tabs.map(({ label, value, code: { text } }) => ({
      label,
      value,
      code: { language: 'text' as const, text },
    }));
    return { kind: 'tabs', title: block.title, tabs };
  });
  return Object.assign({}, page, aside && { aside });
}

/** Writes its pages and what they load into a folder. */
export function writeForeign(folder: string, { site, files }: SiteModel): void {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const plain = { ...site, cards: false };
  for (const page of site.pages) write(`${page.path}index.html`, pageToHtml(page, plain));
  for (const [file, text] of files()) write(file, text);
  for (const [file, from] of Object.entries(typeface)) cpSync(from, join(folder, 'assets', file));
}

function findMain(page: HtmlNode): HtmlNode | undefined {
  return listElements(page).find(({ nodeName }) => nodeName === 'main');
}
