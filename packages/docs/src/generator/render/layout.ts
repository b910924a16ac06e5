import { escapeHtml } from '../../escape-html.ts';
import { scriptHash } from '../../script-hashes.ts';
import { type Page, cardPath, cardSize } from '../content/page.ts';
import { methodBadge } from './badge.ts';
import { blocksToHtml } from './blocks.ts';
import { direction } from './direction.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import { plain } from './plain.ts';
import type { Glossary } from './inline.ts';
import { markdownPath, notFoundPath } from './links.ts';
import { navigation, neighbours, onThisPage, outline } from './navigation.ts';
import { pageWriter } from './page-writer.ts';
import type { PageWriter } from './page-writer.ts';
import { firmness, notes } from './why-mark.ts';

/** The data that every page of the site shares. */
export interface Site {
  title: string;
  version: string;
  pages: Page[];
  /** The links of the bar at the top; the first is the starting point for readers. */
  links: SiteLink[];
  /** The labels with pages; empty if there is only one. */
  versions: SiteVersion[];
  glossary: Glossary;
  /** Scheme and host of each server that operations have, to which their consoles may connect. */
  services: string[];
  /** Whether pages have pictures for link previews. */
  cards: boolean;
  /** File names of the assets, which carry a hash of their content. */
  assets: { style: string; script: string; icon: string; preload: string | undefined };
  /** The logo as a picture among the assets; undefined for ours, which takes the colour of the text. */
  logo: string | undefined;
}

/** The site of one label, as a link target for pages of another. */
export interface SiteVersion {
  label: string;
  /** Relative to the first page of the site that links there. */
  to: string;
  /** The paths of its pages: a reader stays on the same page if both sites have it. */
  pages: ReadonlySet<string>;
  here: boolean;
}

export interface SiteLink {
  text: string;
  to: string;
}

/** Sets the chosen theme, see choices.ts, before the first paint; the only script that must be inline. */
const themeScript =
  "try{const t=localStorage.getItem('redoc.colorMode');if(t)document.documentElement.dataset.theme=t}catch{}";

/** The sources that a page may load and connect to; see `withNewHashes` for the script in it. */
function policyOf(services: string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `script-src 'self' ${scriptHash(themeScript)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${services.map((service) => `${service}/`).join(' ')}`,
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** Renders a page as a complete HTML document. */
export function pageToHtml(page: Page, site: Site): string {
  const write = pageWriter(page.path, site.glossary);
  const name = page.path === '' ? `${site.title} documentation` : `${plain(page.title)} · ${site.title}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(site.services)}" />
        <title>${name}</title>
        <meta name="description" content="${plain(page.description)}" />
        <meta property="og:title" content="${name}" />
        <meta property="og:description" content="${plain(page.description)}" />
        <meta property="og:site_name" content="${site.title}" />
        ${site.cards && card(page, write)}
        <meta name="color-scheme" content="light dark" />
        ${site.assets.preload !== undefined && preload(site.assets.preload, write)}
        <link rel="stylesheet" href="${write.href(`/assets/${site.assets.style}`)}" />
        <link rel="icon" href="${write.href(`/assets/${site.assets.icon}`)}" type="image/svg+xml" />
        ${page.path !== notFoundPath && html`<link rel="alternate" type="text/markdown" href="${write.href(`/${markdownPath(page.path)}`)}" />`}
        ${page.feed && html`<link rel="alternate" type="application/feed+json" title="${page.title}" href="${write.href(`/${page.feed}`)}" />`}
        ${raw(`<script>${themeScript}</script>`)}
        <script type="module" src="${write.href(`/assets/${site.assets.script}`)}"></script>
      </head>
      <body class="${layoutOf(page)}">
        <a class="skip" href="#content">Skip to the content</a>
        ${header(site, write)}
        <div class="shell">
          <nav id="menu" class="menu" popover aria-label="Pages">
            ${navigation(site.pages, page, write)}
            <ul class="site-links">
              ${site.links.map((link) => html`<li>${siteLink(link, write)}</li>`)}
            </ul>
          </nav>
          ${main(page, site, write)}
        </div>
      </body>
    </html> `.text;
}

/** The typeface of the title, which a page needs first. */
function preload(file: string, write: PageWriter): Html {
  return html`<link
    rel="preload"
    as="font"
    type="font/woff2"
    crossorigin
    href="${write.href(`/assets/${file}`)}"
  />`;
}

/** The picture for link previews of the page. */
function card(page: Page, write: PageWriter): Html {
  return html`<meta property="og:image" content="${write.href(`/${cardPath(page)}`)}" />
    <meta property="og:image:width" content="${cardSize.width}" />
    <meta property="og:image:height" content="${cardSize.height}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

/** The bar at the top of every page, including the Redoc reference. */
export function header(
  site: Pick<Site, 'title' | 'version' | 'links' | 'logo'> & Partial<Pick<Site, 'versions'>>,
  write: PageWriter,
): Html {
  const { versions = [] } = site;
  return html`<header class="bar">
    <button class="menu-button" popovertarget="menu">Menu</button>
    <a class="brand" href="${write.href('/')}"
      >${site.logo === undefined ? contourLogo : picture(site.logo, write)}<span>${site.title}</span>${versions.length === 0 && html` <small>${site.version}</small>`}</a
    >
    ${versions.length > 0 && switcher(versions, site.version, write)}
    <a class="search-button" href="${write.href('/search/')}"><span>Search</span> <kbd>/</kbd></a>
    <nav class="links" aria-label="Site">${site.links.map((link) => siteLink(link, write))}</nav>
  </header>`;
}

/** The list of labels, each linking to the same page of that label, or to its first. */
function switcher(versions: SiteVersion[], own: string, write: PageWriter): Html {
  const item = (version: SiteVersion): Html => {
    const current = version.here && raw(' aria-current="true"');
    return html`<li><a href="${versionTarget(version, write)}" ${current}>${version.label}</a></li>`;
  };
  return html`<details class="versions">
    <summary aria-label="Version ${own}: choose another">${own}</summary>
    <ul>
      ${versions.map(item)}
    </ul>
  </details>`;
}

function siteLink({ text, to }: SiteLink, write: PageWriter): Html {
  const here = to === `/${write.page}` && raw(' aria-current="page"');
  return html`<a href="${write.href(to)}" ${here}>${text}</a>`;
}

function picture(file: string, write: PageWriter): Html {
  return html`<img class="logo" src="${write.href(`/assets/${file}`)}" alt="" width="24" height="24" />`;
}

/** Three nested contour lines, like those of a hill on a map. */
export const contourLogo: Html = raw(
  '<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6"><path d="M12 2.5c5.6 0 9.6 3.6 9.6 8.9 0 5.9-4.5 10.1-10 10.1-5.2 0-9.2-3.7-9.2-8.8C2.4 6.9 6.5 2.5 12 2.5Z"/><path d="M12.6 6.8c3.1 0 5.1 2 5.1 4.8 0 3.3-2.5 5.6-5.6 5.6-3 0-5.2-2.1-5.2-4.9 0-3.2 2.5-5.5 5.7-5.5Z"/><circle cx="12.7" cy="11.6" r="1.3" fill="currentColor" stroke="none"/></svg>',
);

function layoutOf(page: Page): string {
  if (page.path === '') return 'landing';
  return page.aside ? 'with-aside' : 'article';
}

function main(page: Page, site: Site, write: PageWriter): Html {
  const beside =
    page.aside && html`<aside class="beside" aria-label="Samples">${blocksToHtml(page.aside, write)}</aside>`;
  const body = html`<div class="body">${blocksToHtml(page.blocks, write)}</div>`;
  // In one column, what to do about an error precedes the code that handles it.
  const parts = page.section === 'Errors' ? [body, beside] : [beside, body];
  return html`<main id="content">
    <div class="head">
      ${olderBanner(site, write)}${eyebrow(page)}
      <h1 ${direction(page.title)}>${breakable(page.title)}</h1>
      ${page.description !== page.title && html`<div class="lead" ${direction(page.description)}>${write.blocks(page.description)}</div>`}
      ${endpoint(page, write)}${firmness(page, write)}${page.aside && outline(page, write)}${page.path === '' && actions(site, write)}
    </div>
    ${!page.aside && onThisPage(page, write)} ${parts}
    ${page.path !== notFoundPath && foot(page, site, write)}${notes(write)}
  </main>`;
}

/** Allows line breaks between the words of a name such as `CREDIT_LIMIT_REACHED`. */
function breakable(title: string): Html {
  return raw(escapeHtml(title).replaceAll('_', '_<wbr>'));
}

function foot(page: Page, site: Site, write: PageWriter): Html {
  return html`<footer class="foot">
    ${neighbours(site.pages, page, write)}
    <p>
      <a href="${write.href(`/${markdownPath(page.path)}`)}">This page as Markdown</a>
      ${page.source !== undefined && html`<span class="source" data-source="${page.source}">Source <code>${page.source}</code></span>`}
    </p>
  </footer>`;
}

/** Says on the pages of an older version that there is a newer one, and leads to it: the same page, if it has it. */
function olderBanner({ versions }: Site, write: PageWriter): Html | false {
  const [newest] = versions;
  const own = versions.find(({ here }) => here);
  if (newest === undefined || own === undefined || own === newest) return false;
  return html`<p class="older" role="note">
    Older version: this page describes ${own.label}.
    <a href="${versionTarget(newest, write)}">Go to ${newest.label}, the newest</a>
  </p>`;
}

/** The page of a version that is the same as this one, or its first. */
function versionTarget({ to, pages }: SiteVersion, write: PageWriter): string {
  return write.href('/') + to + (pages.has(write.page) ? write.page : '');
}

/** Names the section of the page, unless its title does. */
function eyebrow({ path, title, section, eyebrow = section }: Page): Html | false {
  return path !== '' && eyebrow !== title && html`<p class="eyebrow">${eyebrow}</p>`;
}

function endpoint({ endpoint }: Page, write: PageWriter): Html | false {
  if (!endpoint) return false;
  const parts = endpoint.path.split(/(\{[^}]+\})/);
  const path = parts.map((part) => (part.startsWith('{') ? html`<var>${part}</var>` : part));
  const trial = endpoint.trial !== undefined && html` data-try="${write.href(endpoint.trial)}"`;
  return html`<p class="endpoint" ${trial}>${methodBadge(endpoint.method)} <code>${path}</code></p>`;
}

/** Where to begin: the first two links of the bar, or the first operation of a site without a page for starters. */
function actions({ links, pages }: Site, write: PageWriter): Html {
  const operation = pages.find(({ section }) => section === 'Operations');
  const hasStart = pages.some(({ section, path }) => section === 'Start' && path !== '');
  const own = hasStart || !operation ? [] : [{ text: operation.title, to: `/${operation.path}` }];
  const [first, second] = [...own, ...links];
  return html`<p class="actions">
    ${first && html`<a class="button" href="${write.href(first.to)}">${first.text}</a> `}
    ${second && html`<a href="${write.href(second.to)}">${second.text}</a>`}
  </p>`;
}
