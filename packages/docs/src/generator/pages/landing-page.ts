import { openDescription } from '@web-data/openapi';
import { heading, prose } from '../content/block.ts';
import type { Block, Card, Fact } from '../content/block.ts';
import { sections } from '../content/page.ts';
import type { Page } from '../content/page.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import type { OpenApiDocument } from '../description/document.ts';
import { getTitle } from '../description/tags.ts';
import { describeCredential, pickCredentials } from '../samples/credentials.ts';
import { sampleRequests } from '../samples/request.ts';
import { sampleTabs } from '../samples/samples.ts';
import { securitySchemes } from './authorization.ts';
import { capabilityCards } from './capabilities.ts';
import { externalDocs, externalLink } from './external-link.ts';
import { operationPage } from './operation-page.ts';
import { serverLines } from './server-lines.ts';

/**
 * The first page: the purpose of the API, a first request, its capabilities, and next steps. `published` lists the
 * files for programs on the site, `version` is the OpenAPI version of its `openapi.json`.
 */
export function landingPage(
  description: Description,
  guides: Page[],
  published: string[],
  version: string = description.document.openapi,
): Page {
  const { info } = description.document;
  return {
    path: '',
    title: info.title,
    label: 'Overview',
    description: lead(info),
    section: 'Start',
    blocks: [
      { kind: 'facts', facts: facts(description) },
      ...capabilities(description),
      ...whereNext(guides),
      ...about(info.description),
      ...servers(description),
      ...securitySchemes(description),
      ...furtherReading(description),
      heading('OpenAPI, Postman, Markdown', 'machines'),
      prose(machines(version, published)),
    ],
    aside: firstRequest(description),
    source: description.findSource(''),
    keywords: 'home start overview',
  };
}

/** The summary and the first paragraph, which may begin with it. */
function lead({ summary = '', description }: OpenApiDocument['info']): string {
  const first = firstParagraph(description);
  return first.startsWith(summary) ? first : [summary, first].filter(Boolean).join(' ');
}

function firstParagraph(text = ''): string {
  return text.split('\n\n')[0]!.replaceAll('\n', ' ');
}

function capabilities(description: Description): Block[] {
  const cards = capabilityCards(description);
  if (cards.length === 0) return [];
  const marks = cards.some(({ mark }) => mark !== undefined)
    ? [prose('Each says how firm its definition is; nothing is guessed.')]
    : [];
  return [heading('Capabilities'), ...marks, { kind: 'cards', cards }];
}

function whereNext(guides: Page[]): Block[] {
  if (guides.length === 0) return [];
  return [heading('Where next', 'next'), { kind: 'cards', cards: inOrder(guides).map(guideCard) }];
}

/** The description of the API after its first paragraph, which is at the top. */
function about(text = ''): Block[] {
  const [, ...others] = text.split('\n\n');
  return others.length > 0 ? [heading('About this API', 'about'), prose(others.join('\n\n'))] : [];
}

/** Three facts about every operation, one line each. */
function facts(description: Description): Fact[] {
  const { baseUrl, prefix, errors } = description;
  const retryable = errors.filter((error) => error.retryable === 'yes').length;
  return [
    { label: 'Base address', text: `\`${baseUrl}${prefix}\`` },
    ...authentication(description),
    ...provider(description.document.info),
    ...(errors.length > 0
      ? [
          {
            label: 'Errors',
            text: `[${errors.length} documented](/errors/), ${retryable} of them worth ${toGuide(description, 'retries', 'another attempt')}`,
          },
        ]
      : []),
  ];
}

/** How a request carries its credentials, if the description requires any. */
function authentication(description: Description): Fact[] {
  const text = pickCredentials(description).map((credential) => `\`${describeCredential(credential)}\``);
  return text.length > 0 ? [{ label: 'Authentication', text: text.join(', ') }] : [];
}

/** Who offers the API, and on which terms. */
function provider({ contact, license, termsOfService }: OpenApiDocument['info']): Fact[] {
  const { name, url, email } = contact ?? {};
  const ways = [
    ...(url ? [externalLink(url, name ?? url)] : name ? [name] : []),
    ...(email ? [externalLink(`mailto:${email}`, email)] : []),
  ];
  const licence = license && (license.url ? externalLink(license.url, license.name) : license.name);
  return [
    ...(ways.length > 0 ? [{ label: 'Contact', text: ways.join(', ') }] : []),
    ...(licence ? [{ label: 'Licence', text: licence }] : []),
    ...(termsOfService ? [{ label: 'Terms', text: externalLink(termsOfService, 'Terms of service') }] : []),
  ];
}

/** All servers, unless the base address says the same. */
function servers({ document }: Description): Block[] {
  const all = openDescription(document).servers;
  const [first] = all;
  const { variables, name, object } = first!;
  if (all.length === 1 && variables.length === 0 && !name && !object.description) return [];
  return [heading('Servers'), prose(serverLines(all))];
}

/** Documentation elsewhere: of the whole, and of each tag. */
function furtherReading({ document }: Description): Block[] {
  const lines = [
    ...(document.externalDocs ? [`- ${externalDocs(document.externalDocs)}`] : []),
    ...(document.tags ?? []).flatMap((tag) =>
      tag.externalDocs
        ? [`- ${getTitle({ name: tag.name, summary: tag.summary })}: ${externalDocs(tag.externalDocs)}`]
        : [],
    ),
  ];
  return lines.length > 0 ? [heading('Further reading', 'further'), prose(lines.join('\n'))] : [];
}

/** Sorts pages in the order of the navigation. */
function inOrder(pages: Page[]): Page[] {
  return sections.flatMap((section) => pages.filter((page) => page.section === section));
}

function guideCard({ title, description, path }: Page): Card {
  return { title, text: description, link: `/${path}` };
}

/** The shortest example of the first operation that is fully specified, with its response. */
function firstRequest(description: Description): Block[] {
  const { operations } = description;
  const operation = operations.find(({ object }) => object['x-definition'] === 'specified') ?? operations[0];
  const request = operation && sampleRequests(description, operation)[0];
  if (!operation || !request) return [];
  const response = operationPage(description, operation).aside?.find(
    (block) => block.kind === 'tabs' && block.title === 'Response',
  );
  const reply = response?.kind === 'tabs' ? response.tabs[0] : undefined;
  return [
    { kind: 'tabs', title: 'Request', tabs: sampleTabs(request) },
    ...(reply ? [{ kind: 'code', code: { ...reply.code, title: `Response ${reply.label}` } } as const] : []),
  ];
}

function machines(version: string, published: string[]): string {
  const files = [
    ['openapi.json', `[OpenAPI ${version.replace(/^(\d+\.\d+).*/, '$1')}](/openapi.json)`],
    ['openapi.yaml', '[as YAML](/openapi.yaml)'],
    ['openapi-3.2.json', '[3.2](/openapi-3.2.json) with the items of streams'],
    ['openapi-3.0.json', '[3.0](/openapi-3.0.json) for tools that read nothing newer'],
    ['errors.json', 'the [error catalogue](/errors.json)'],
    ['operations.json', 'the [operations](/operations.json)'],
    ['postman.json', 'a [Postman collection](/postman.json)'],
  ].flatMap(([file, link]) => (published.includes(file!) ? [link!] : []));
  return [
    ...(files.length > 0 ? [`- The whole interface as data: ${files.join(', ')}`] : []),
    '- Every page as Markdown: its address with `.md` in place of the last slash; [llms.txt](/llms.txt) lists them, [llms-full.txt](/llms-full.txt) leads to all of them in full',
    ...(published.includes('reference/')
      ? ['- The same description in the [Redoc reference](/reference/)']
      : []),
  ].join('\n');
}
