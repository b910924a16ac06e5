import { AFTER, BEFORE } from './reported-text.ts';
import type { ReportedCase } from './reported.ts';

/** Contents whose names or first words look like those of what stands around a content: all of them must stay. */
export const reportedNames: readonly ReportedCase[] = [
  {
    name: 'a law on privacy whose ids begin with its name',
    isPage: true,
    html: `<main><h2 id="gdpr-title">What the law asks of a harbour</h2><p id="gdpr-intro"><strong>Lists of guests are personal data.</strong></p><p class="gdpr-text">${BEFORE}</p></main>`,
    has: [/What the law asks of a harbour/, /Lists of guests are personal data/, /built of stone/],
  },
  {
    name: 'a landing page that is all in a hero',
    isPage: true,
    html: '<main><div class="hero"><h1>Tide manuals</h1><p>Everything that pilots need.</p><a href="/intro">Begin here</a> <a href="/api">The tables</a></div></main>',
    has: [/Tide manuals/, /Everything that pilots need\./, /Begin here/, /The tables/],
  },
  {
    name: 'a page of links to categories',
    isPage: true,
    html: '<main><article><h1>Manuals</h1><section><a href="/docs/category/ropes"><h2>Ropes</h2><p>7 items</p></a><a href="/docs/category/knots"><h2>Knots</h2><p>How to tie and untie them</p></a></section></article></main>',
    has: [/Ropes/, /7 items/, /Knots/, /How to tie and untie them/, /category\/ropes/],
  },
  {
    name: 'the picture of an article in a hero, with its caption',
    html: '<div class="blog-hero-image-wrap"><img class="blog-hero-image" src="/hero.jpg" alt="The old quay"><div class="blogherocaption"><div class="blog-image-caption">Drawn by a pilot in 1921.</div></div></div>',
    has: [/hero\.jpg/, /Drawn by a pilot in 1921\./],
  },
  {
    name: 'words that explain themselves on hovering',
    html: '<p>A pilot gets <a class="tooltip-hover" href="/skills/insight">Insight</a> and <span class="tooltip">Seamanship</span>.</p>',
    has: [/Insight/, /Seamanship/],
  },
  {
    name: 'an article that is in an aside',
    isPage: true,
    html: `<nav><a href="/">Home</a></nav><div class="page"><aside class="story"><h1>The quay</h1><p>${BEFORE}</p><p>${AFTER}</p></aside></div><div id="cookie-consent" class="banner"><p>We use cookies to improve this site.</p><button>Accept</button></div>`,
    has: [/built of stone/, /counts the boats/],
    lacks: [/We use cookies/],
  },
  {
    name: 'sections called release, reception and legacy',
    isPage: true,
    html: `<div id="mw-content-text"><p>${BEFORE}</p><h2>Release</h2><p>It came out in June, on two reels, and was shown at the quay.</p><h2>Reception</h2><p>Critics wrote of it kindly, and pilots did not.</p><h2>Legacy</h2><ul><li><a href="/wiki/Two">The second film</a> was made there.</li></ul><h2>Cultural impact</h2><p>${AFTER}</p></div>`,
    has: [
      /Release/,
      /on two reels/,
      /Reception/,
      /pilots did not/,
      /Legacy/,
      /second film/,
      /counts the boats/,
    ],
  },
  {
    name: 'sections of a few words',
    isPage: true,
    html: `<div class="publish"><div class="page"><div><h1>Rules of the quay</h1></div><div><p>${BEFORE}</p></div><div><h2>Safety</h2></div><div><ul><li>Wear a vest.</li></ul></div><div><h2>Use</h2></div><div><ul><li>Tie up twice.</li></ul></div></div></div>`,
    has: [/Safety/, /Wear a vest\./, /Use/, /Tie up twice\./],
  },
  {
    name: 'a section with its heading as id: related work',
    isPage: true,
    html: `<div class="document"><h1>On tides</h1><p>${BEFORE}</p><p>${AFTER}</p><section id="related-work"><h2>Related work</h2><p>Others have counted waves by <a href="/h">hand</a>.</p></section><section id="method"><h2>Method</h2><p>${BEFORE}</p></section></div>`,
    has: [/Related work/, /Others have counted waves/],
  },
  {
    name: 'a section with its heading as id: sign up',
    isPage: true,
    html: `<div class="document"><h1>The tide service</h1><p>${BEFORE}</p><p>${AFTER}</p><section id="sign-up"><h2>Sign up</h2><p>Send a postcard to the pilot, who answers within a week.</p></section><section id="search"><h2>Search</h2><p>Ask for a port by its number.</p></section></div>`,
    has: [/Send a postcard to the pilot/, /Ask for a port by its number/],
  },
  {
    name: 'how to register, in a class of that name',
    isPage: true,
    html: `<div class="content"><h1>Regatta</h1><p>${BEFORE}</p><p>${AFTER}</p><div class="register"><h2>How to register</h2><p>Come to the office before noon, with two witnesses and the papers of your boat.</p></div></div>`,
    has: [/How to register/, /with two witnesses/],
  },
  {
    name: 'an opinion in a class that is called comment',
    isPage: true,
    html: `<nav><a href="/">Home</a></nav><div class="page"><div class="comment-piece comment"><h1>Leave the quay alone</h1><p>${BEFORE}</p><p>${AFTER}</p></div></div>`,
    has: [/Leave the quay alone/, /built of stone/, /counts the boats/],
  },
  {
    name: 'how comments are moderated, in a class of comments',
    isPage: true,
    html: `<div class="page"><h1>House rules</h1><p>${BEFORE}</p><p>${AFTER}</p><div class="comments-policy"><h2>Your comments</h2><p>Two of us read each of them before it is printed, and shorten it where it is long.</p></div></div>`,
    has: [/Two of us read each of them/],
  },
  {
    name: 'a recipe for cookies with a button',
    html: '<div class="cookie-recipe"><p>Bake the cookies for ten minutes.</p><button>Print</button></div>',
    has: [/Bake the cookies for ten minutes\./],
  },
  {
    name: 'an issue of a newsletter with a box to tick',
    html: '<div class="newsletter-issue"><p>In this issue we mend the north crane.</p><ul><li><input type="checkbox" disabled> Order the steel</li></ul></div>',
    has: [/we mend the north crane/, /Order the steel/],
  },
  {
    name: 'a text about pages, in a class of pagination',
    html: '<div class="pagination-guide"><p>Press <a href="#n">Next</a> to go on, and hold it down to reach the end of the book at once.</p></div>',
    has: [/hold it down to reach the end/],
  },
  {
    name: 'an ingredient of breadcrumbs',
    html: '<ul class="ingredients"><li class="ingredient breadcrumbs">200 g of dry crumbs</li><li class="ingredient">Two eggs</li></ul>',
    has: [/200 g of dry crumbs/, /Two eggs/],
  },
  {
    name: 'a fraction that is read aloud otherwise',
    html: '<p>Add <span aria-hidden="true">½</span><span class="sr-only">one half</span> litre of milk.</p>',
    has: [/Add (?:½|one half|½ ?one half) ?litre of milk\./],
  },
  {
    name: 'a remark that begins like a list of other pages',
    isPage: true,
    html: `<main><h1>The fields</h1><p>${BEFORE}</p><aside><p>Sharecroppers were farmers who paid with a part of the harvest.</p></aside><p>${AFTER}</p></main>`,
    has: [/Sharecroppers were farmers/],
  },
  {
    name: 'a page that is all in a form',
    isPage: true,
    html: `<form id="aspnetForm" method="post"><div class="top"><input type="text" name="q"></div><div class="body"><h3>Notice to pilots</h3><p>${BEFORE}</p><p>${AFTER}</p></div></form>`,
    has: [/Notice to pilots/, /built of stone/, /counts the boats/],
  },
  {
    name: 'what its author says first',
    html: '<p class="author-note byline-intro">I wrote this on the last ferry of the year, by the light of a torch.</p>',
    has: [/on the last ferry of the year/],
  },
  {
    name: 'a chronicle with a date above each entry',
    html: '<div class="entry"><div class="date">3 May 1921</div><p>The crane came.</p></div><div class="entry"><div class="date">9 June 1921</div><p>The crane fell.</p></div>',
    has: [/3 May 1921/, /The crane came\./, /9 June 1921/, /The crane fell\./],
  },
  {
    name: 'a chapter called advertisement',
    html: '<section class="ads"><h3>Advertisement</h3><p>The first one was painted on the wall of the lock.</p></section>',
    has: [/^#+ Advertisement$/m, /painted on the wall of the lock/],
  },
  {
    name: 'a fraction that is read aloud otherwise, in a main',
    isPage: true,
    html: `<main><h1>Soup</h1><p>${BEFORE}</p><p>Add <span aria-hidden="true">½</span><span class="sr-only">one half</span> litre of milk.</p></main>`,
    has: [/Add (?:½|one half|½ ?one half) ?litre of milk\./],
  },
  {
    name: 'comments that are all of a page',
    isPage: true,
    html: `<div class="page"><h1>Ask the pilots</h1><div class="comments"><div class="comment"><p>${AFTER}</p></div><div class="comment"><p>${BEFORE}</p></div></div></div>`,
    has: [/counts the boats/, /built of stone/],
  },
  {
    name: 'links to lines of a file in a term',
    html: '<dl><dt><a href="#L1">#include</a> of a header</dt><dd>Reads it first.</dd></dl>',
    has: [/#include/, /of a header/, /Reads it first\./],
  },
  {
    name: 'a part that the browser finds before it is opened',
    html: '<div hidden="until-found"><p>It is found by its words.</p></div>',
    has: [/It is found by its words\./],
  },
];
