import { AFTER, BEFORE } from './reported-text.ts';
import type { ReportedCase } from './reported.ts';

const story = `<h1>The quay</h1><p>${BEFORE}</p><p>${AFTER}</p><p>${BEFORE}</p>`;

/** What stands around a content and must go, whole pages of several trades, and pages of several scripts. */
export const reportedFrames: readonly ReportedCase[] = [
  {
    name: 'comments below an article',
    isPage: true,
    html: `<article>${story}</article><section id="comments" class="comments-area"><h2>2 comments</h2><ol><li><p>I was there that winter, and it was colder than you write.</p></li><li><p>Nonsense, all of it, as ever.</p></li></ol></section>`,
    has: [/built of stone/],
    lacks: [/I was there that winter/, /Nonsense, all of it/],
  },
  {
    name: 'comments that are folded',
    isPage: true,
    html: `<div class="page"><div class="ArticleText">${story}</div><details class="CommentBox" open><summary><h3>Colder</h3></summary><div class="FormattedComment"><p>I was there that winter, and it was colder.</p></div></details><details class="CommentBox" open><summary><h3>Nonsense</h3></summary><div class="FormattedComment"><p>All of it, as ever.</p></div></details></div>`,
    has: [/built of stone/],
    lacks: [/I was there that winter/, /as ever/],
  },
  {
    name: 'comments that are longer than the article',
    isPage: true,
    html: `<div id="content"><h1>The crane</h1><p>The crane of the north quay was sold to a collector on Monday, after forty years of service, and leaves by barge.</p></div><div id="comments"><div class="comment"><p>${AFTER} ${AFTER}</p></div><div class="comment"><p>${AFTER} Or so, they say, and I for one believe it.</p></div></div>`,
    has: [/sold to a collector on Monday/],
    lacks: [/counts the boats/, /I for one believe it/],
  },
  {
    name: 'related posts at the end of an article',
    isPage: true,
    html: `<article>${story}<div class="related-posts"><h3>Related posts</h3><ul><li><a href="/a">Ten knots that hold</a></li><li><a href="/b">A winter at the lock</a></li></ul></div></article>`,
    has: [/built of stone/],
    lacks: [/Ten knots that hold/, /Related posts/],
  },
  {
    name: 'a cookie banner of a public service',
    isPage: true,
    html: `<div class="govuk-cookie-banner" role="region" aria-label="Cookies on this service"><h2>Cookies on this service</h2><p>We use some essential cookies to make this service work.</p><button>Accept analytics cookies</button><a href="/cookies">View cookies</a></div><main><h1>Renew a licence</h1><p>You can renew it from May.</p></main>`,
    has: [/You can renew it from May\./],
    lacks: [/essential cookies/],
  },
  {
    name: 'a cookie banner that is longer than the page',
    isPage: true,
    html: `<div id="cookie-law-info-bar"><p>This site uses cookies. ${AFTER} We and our partners store cookies on your device, read them, and measure what you do here, with your consent.</p><a role="button" href="#">Accept</a></div><div class="content"><h1>Statement on the crane</h1><p>The harbour has sold its crane.</p></div>`,
    has: [/The harbour has sold its crane\./],
    lacks: [/our partners store cookies/],
  },
  {
    name: 'a cookie banner of another language, without a name for its kind',
    isPage: true,
    html: `<div class="cookie-box"><p>Diese Seite verwendet Cookies.</p><button>Alle akzeptieren</button></div><div class="text">${story}</div>`,
    has: [/built of stone/],
    lacks: [/verwendet Cookies/],
  },
  {
    name: 'a form of a newsletter in the middle of an article',
    html: '<div class="newsletter-signup"><p>Get our letter each Friday.</p><form><input type="email" name="e"><button>Join</button></form></div>',
    has: [/built of stone/],
    lacks: [/Get our letter each Friday/],
  },
  {
    name: 'the label of an advertisement',
    html: '<div class="ad-slot ad-container"><span>Advertisement</span></div>',
    has: [/built of stone/],
    lacks: [/Advertisement/],
  },
  {
    name: 'an article in two halves around an advertisement',
    isPage: true,
    html: `<div class="page"><section class="article-guts"><div><h1>Two halves</h1><p>${BEFORE}</p><p>${BEFORE}</p></div></section><div class="ad"><span>Advertisement</span></div><section class="article-guts"><div><h2>The second half</h2><p>${AFTER}</p></div></section></div>`,
    has: [/built of stone/, /The second half/, /counts the boats/],
  },
  {
    name: 'all sections of a page of sections',
    isPage: true,
    html: `<div class="wrap">${['One', 'Two', 'Three', 'Four'].map((name, index) => `<section class="module"><div class="inner"><h2>Part ${name}</h2><div class="rich"><p>${index > 2 ? `${BEFORE} ${AFTER} ${BEFORE}` : `Of part ${name}, in a line or two, as it is short.`}</p></div></div></section>`).join('')}</div>`,
    has: [/Part One/, /Of part One/, /Of part Two/, /Of part Three/, /Part Four/, /counts the boats/],
  },
  {
    name: 'the answers of a thread',
    isPage: true,
    html: `<div class="thread"><h1>My rope slips</h1><div class="post" id="p1"><div class="user">ann</div><div class="body"><p>It slips whenever the tide turns, on all of the bollards. What can I do?</p></div></div><div class="post reply" id="p2"><div class="user">bo</div><div class="body"><p>Take two turns more.</p></div></div><div class="post reply" id="p3"><div class="user">cy</div><div class="body"><p>${AFTER} ${BEFORE}</p></div></div></div>`,
    has: [/It slips whenever/, /Take two turns more\./, /counts the boats/],
  },
  {
    name: 'a product with its price and facts',
    isPage: true,
    html: '<header><a href="/">Shop</a></header><div class="product"><h1>Rope, 10 mm</h1><img src="/rope.jpg" alt="A coil of rope"><div class="price">€ 12.50</div><p class="description">Laid of three strands, it floats.</p><table class="specs"><tr><th>Length</th><td>20 m</td></tr><tr><th>Load</th><td>900 kg</td></tr></table></div><section class="recommendations"><h2>You may also like</h2><ul><li><a href="/p/1">Anchor</a></li><li><a href="/p/2">Fender</a></li></ul></section>',
    has: [/Rope, 10 mm/, /12\.50/, /it floats/, /Length.*20 m/, /Load.*900 kg/],
    lacks: [/Fender/],
  },
  {
    name: 'a recipe with ingredients and steps',
    isPage: true,
    html: `<article class="recipe"><h1>Fish soup</h1><p>${BEFORE}</p><div class="recipe-ingredients"><h2>Ingredients</h2><h3>Broth</h3><ul><li><span class="amount">2</span> <span class="unit">l</span> <span class="name">water</span></li><li>1 onion</li></ul></div><div class="recipe-steps"><h2>Steps</h2><ol><li>Boil it.</li><li>Sieve it.</li></ol></div></article>`,
    has: [
      /^#+ Broth$/m,
      /^[-*]\s+2 l water$/m,
      /^[-*]\s+1 onion$/m,
      /^1[.)]\s+Boil it\.$/m,
      /^2[.)]\s+Sieve it\.$/m,
    ],
  },
  {
    name: 'a very short page',
    isPage: true,
    html: '<h1>Closed</h1><p>We open again in May.</p>',
    has: [/Closed/, /We open again in May\./],
  },
  {
    name: 'a list that stands in the body',
    isPage: true,
    html: `<p>${BEFORE}</p><p>Did they say so? They did, in six ways:</p><ul><li>By letter, twice.</li><li>By flag.</li></ul><p>${AFTER}</p>`,
    has: [/^[-*]\s+By letter, twice\.$/m, /^[-*]\s+By flag\.$/m],
  },
  {
    name: 'paragraphs that are divs',
    isPage: true,
    html: `<div class="nav"><a href="/">Home</a><a href="/all">All</a></div><div class="text"><div>${BEFORE}</div><div>It was short.</div><div>${AFTER}</div></div>`,
    has: [/built of stone[^\n]*\n+It was short\.\n+Nobody counts/],
  },
  {
    name: 'an article that a stray end tag cuts off from its element',
    isPage: true,
    html: `<div class="post"><h1>Trust</h1><div class="post-body"><style>p { margin: 0 }</style></div><p>${BEFORE}</p><p>${AFTER}</p></div></div><p>And a last word.</p></div><div class="footer"><a href="/x">About</a></div>`,
    has: [/built of stone/, /counts the boats/, /And a last word\./],
  },
  {
    name: 'a page in Arabic',
    isPage: true,
    html: '<nav><a href="/">الرئيسية</a></nav><div dir="rtl" class="c"><h1>الميناء القديم</h1><p>بُني الرصيف من حجارة التلال، وكانت العربات تجلبها على طريق لم يعد موجودا.</p><p>لا أحد يحصي القوارب الآن، لكنها أكثر من أي عام مضى.</p></div>',
    has: [/الميناء القديم/, /بُني الرصيف من حجارة التلال/, /لا أحد يحصي القوارب الآن/],
    lacks: [/الرئيسية/],
  },
  {
    name: 'a page in Japanese',
    isPage: true,
    html: '<div class="menu"><ul><li><a href="/">ホーム</a></li><li><a href="/a">一覧</a></li></ul></div><div class="honbun"><h1>古い波止場</h1><p>波止場は丘の石で造られた。</p><p>今は誰も船を数えない。</p></div>',
    has: [/古い波止場/, /波止場は丘の石で造られた。/, /今は誰も船を数えない。/],
  },
];
