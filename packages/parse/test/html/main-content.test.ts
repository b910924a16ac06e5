import { expect, test } from 'vitest';
import { toMarkdown } from '../../src/html/index.ts';

/** Words that make sentences, each of its own by its number. */
const told = (at: number): string =>
  `Sentence ${at}a tells of the ${['bolt', 'cable', 'drum', 'engine', 'flange'][at % 5]} and of nothing else in it.`;
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const link = (text: string): string => `<a href="/${text.toLowerCase().replaceAll(/\W+/g, '-')}">${text}</a>`;
const menu = (count: number, name = 'Menu'): string =>
  `<ul>${range(1, count)
    .map((at) => `<li>${link(`${name} ${at}`)}</li>`)
    .join('')}</ul>`;
const listing = (at: number): string => `<pre>x${at} = load(${at})\ny${at} = keep(x${at})\n</pre>`;

interface Habit {
  body: string;
  /** What must be there, each piece. */
  keeps: string[];
  /** What must not. */
  drops: string[];
}

/** Pages as generators and sites build them that say `main` nowhere. */
const habits: Record<string, Habit> = {
  'a DocBook manual: more listings and definitions than prose': {
    body: `<div class="navheader"><table><tr><th>F.25. module</th></tr><tr><td>${link('Prev')}</td><td>${link('Up')}</td><td>${link('Next')}</td></tr></table></div>
<div class="sect1"><div class="titlepage"><h2>F.25. module</h2></div><p>${told(1)}</p>${range(2, 9)
      .map(
        (at) =>
          `<div class="sect2"><h3>Function ${at}</h3><dl><dt><code>f${at}(text, integer)</code></dt><dd><p>${told(at)}</p>${listing(at)}</dd></dl></div>`,
      )
      .join('')}<p>${told(10)} ${told(11)} ${told(12)}</p></div>
<div class="navfooter"><table><tr><td>${link('Prev')}</td><td>${link('Home')}</td></tr></table></div>`,
    keeps: [
      ...range(1, 12).map((at) => `Sentence ${at}a`),
      ...range(2, 9).map((at) => `y${at} = keep`),
      'Function 5',
    ],
    drops: ['[Prev]', '[Home]'],
  },
  'a struct as Doxygen shows it: short cells': {
    body: `<div id="top"><div class="header">${menu(6)}</div></div><div class="contents"><p>${told(1)}</p><table class="memberdecls"><tr><td colspan="2"><h2>Data Fields</h2></td></tr>${range(
      1,
      20,
    )
      .map((at) => `<tr><td>${link('Uint16')}</td><td>field_number_${at}</td></tr>`)
      .join('')}</table><h2>Detailed Description</h2><p>${told(2)} ${told(3)}</p></div>`,
    keeps: ['Data Fields', ...range(1, 20).map((at) => `field\\_number\\_${at}`), 'Sentence 3a'],
    drops: [],
  },
  'a module as Haddock shows it: types are links': {
    body: `<div id="package-header"><ul class="links"><li>${link('Contents')}</li><li>${link('Index')}</li></ul></div><div id="content"><div id="module-header"><p class="caption">Data.Thing</p></div><div id="interface"><h1>Documentation</h1>${range(
      1,
      12,
    )
      .map(
        (at) =>
          `<div class="top"><p class="src">fold${at} :: ${link('Maybe')} ${link('Text')} -> ${link('Either')} ${link('ParseError')} ${link('Int')}</p><div class="doc"><p>${told(at)}</p></div></div>`,
      )
      .join('')}</div></div>`,
    keeps: range(1, 12).flatMap((at) => [`fold${at}`, `Sentence ${at}a`]),
    drops: ['[Contents]'],
  },
  'a class as Scaladoc and Javadoc show it: a list of members': {
    body: `<div id="search">${menu(4)}</div><div id="template"><h1>Matcher</h1><div id="comment"><p>${told(1)}</p></div><div id="allMembers">${[
      'Types',
      'Values',
    ]
      .map(
        (group, side) =>
          `<div class="members"><h3>${group}</h3><ol>${range(side * 10 + 2, side * 10 + 11)
            .map(
              (at) =>
                `<li><span class="symbol">def m${at}(x: ${link('Int')}): ${link('Unit')}</span><p class="shortcomment">${told(at)}</p></li>`,
            )
            .join('')}</ol></div>`,
      )
      .join('')}</div></div><div id="footer">${link('Sitemap')}</div>`,
    keeps: range(1, 21).map((at) => `Sentence ${at}a`),
    drops: ['[Sitemap]'],
  },
  'a Texinfo manual: definitions one after the other': {
    body: `<div class="header"><p>Next: ${link('Widgets')}, Up: ${link('Top')} [${link('Contents')}]</p></div><hr><h2>19.1 Completion</h2><dl>${range(
      1,
      12,
    )
      .map(
        (at) =>
          `<dt><code>option-${at}</code></dt><dd><p>${told(at)}</p><div class="example">${listing(at)}</div></dd>`,
      )
      .join('')}</dl>`,
    keeps: range(1, 12).flatMap((at) => [`option-${at}`, `Sentence ${at}a`, `keep(x${at})`]),
    drops: [],
  },
  'a wiki page that is little beside its boxes of links': {
    body: `<div id="content"><h1>noexcept</h1><div id="bodyContent"><div class="t-navbar"><table><tr><td>${menu(40)}</td><td>${menu(30, 'Header')}</td></tr></table></div><h3>Usage</h3><p>${told(1)}</p><p>${told(2)}</p><pre>noexcept(true)\n</pre><p>${told(3)}</p></div></div><div id="catlinks">${link('Category')}</div>`,
    keeps: ['# noexcept', ...range(1, 3).map((at) => `Sentence ${at}a`), 'noexcept(true)'],
    drops: ['Menu 7', 'Header 9'],
  },
  'a book whose notes are called sidebars': {
    body: `<p id="title">${link('Product Site')}</p><div class="section"><h2>8.3. Names</h2>${range(1, 6)
      .map((at) => `<p>${told(at)} ${told(at + 100)}</p>`)
      .join('')}<div class="sidebar"><p class="title"><strong>BASICS</strong> Virtual files</p>${range(10, 15)
      .map((at) => `<p>${told(at)} ${told(at + 100)}</p>`)
      .join('')}</div>${range(20, 24)
      .map((at) => `<p>${told(at)}</p>`)
      .join('')}</div>`,
    keeps: [...range(1, 6), ...range(10, 15), ...range(20, 24)].map((at) => `Sentence ${at}a`),
    drops: [],
  },
  'a listing with an element a line': {
    body: `<div id="top">${menu(5)}</div><div class="contents"><div class="fragment">${range(1, 60)
      .map((at) => `<div class="line"><span class="lineno">${at}</span> int value_${at}x;</div>`)
      .join('')}</div></div>`,
    keeps: range(1, 60).map((at) => `value\\_${at}x`),
    drops: [],
  },
  'a list of links, which is all that there is': {
    body: `<h1>All pages</h1><table><tr><td>${menu(60, 'Page')}</td></tr></table>`,
    keeps: ['# All pages', ...range(1, 60).map((at) => `[Page ${at}]`)],
    drops: [],
  },
  'news: teasers, readers and a form to sign in around the article': {
    body: `<div class="navbar">${menu(12)}</div><div class="wrap"><div class="story"><h1>The drum</h1>${range(
      1,
      14,
    )
      .map((at) => `<p>${told(at)} ${told(at + 100)} ${told(at + 200)}</p>`)
      .join('')}</div><div class="sidebar">${range(1, 6)
      .map(
        (at) =>
          `<div class="teaser"><h4>${link(`Teaser ${at}`)}</h4><p>In short: other news ${at}.</p></div>`,
      )
      .join('')}</div><div id="comments">${range(1, 8)
      .map((at) => `<div class="comment"><b>Reader ${at}</b><p>I say what nobody asked ${at}.</p></div>`)
      .join(
        '',
      )}</div></div><div id="login-modal"><h3>Forgot password?</h3><p>We mail a link to reset it.</p></div>`,
    keeps: ['# The drum', ...range(1, 14).map((at) => `Sentence ${at}a`)],
    drops: ['Teaser 3', 'nobody asked', 'Forgot password', 'Menu 5'],
  },
};

test.each(Object.entries(habits))('%s', (_, { body, keeps, drops }) => {
  const text = `<!doctype html><html><head><title>A page</title></head><body>${body}</body></html>`;
  const markdown = toMarkdown({ url: new URL('https://example.com/a'), text, isHtml: true }, true);
  expect(keeps.filter((piece) => !markdown.includes(piece))).toEqual([]);
  expect(drops.filter((piece) => markdown.includes(piece))).toEqual([]);
});
