import { describe, expect, test } from 'vitest';
import { isShell } from '../../src/capabilities/pages/render/shell.ts';

const nav =
  '<header><a href=/>Example</a><nav><a href=/a>Products</a><a href=/b>Prices</a><a href=/c>About us</a></nav></header>';
const p =
  '<p>Bread is made of flour, water and salt. It rises for a day and bakes for an hour in a hot oven until the crust is brown and sounds hollow.</p>';
const foot =
  '<footer>© 2026 Example Ltd. All rights reserved. Imprint Privacy Terms of use Cookie settings Contact us by phone or e-mail on working days from nine to five</footer>';
/** A page, and whether a browser has to show it, as the frameworks and servers of our days send them. */
const rows: [string, string, 0 | 1][] = [
  [
    'CRA',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="/favicon.ico"/><title>React App</title><script defer="defer" src="/static/js/main.3f2a.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`,
    1,
  ],
  [
    'Vite React',
    `<!doctype html><html><head><title>Vite + React</title><script type="module" crossorigin src="/assets/index-abc.js"></script></head><body><div id="root"></div></body></html>`,
    1,
  ],
  [
    'Vue CLI',
    `<html><head><title>app</title><script defer src="/js/chunk-vendors.js"></script></head><body><noscript><strong>We're sorry but app doesn't work properly without JavaScript enabled. Please enable it to continue.</strong></noscript><div id=app></div></body></html>`,
    1,
  ],
  [
    'Angular',
    `<html><head><base href="/"><title>Ng</title></head><body><app-root></app-root><script src="runtime.js" type="module"></script><script src="main.js" type="module"></script></body></html>`,
    1,
  ],
  [
    'Angular custom prefix',
    `<html><head><base href="/"><title>Ng</title></head><body class="mat-typography"><acme-root></acme-root><script src="runtime.js" type="module"></script><script src="main.js" type="module"></script></body></html>`,
    1,
  ],
  [
    'Angular loading text',
    `<html><head><base href="/"></head><body><my-app>Loading...</my-app><script src="main.js" type="module"></script></body></html>`,
    1,
  ],
  [
    'SvelteKit csr',
    `<html><head><link rel="modulepreload" href="/_app/start.js"></head><body data-sveltekit-preload-data="hover"><div style="display: contents"><script>{__sveltekit_1={base:""};const element=document.currentScript.parentElement;Promise.all([import("/_app/immutable/entry/start.js"),import("/_app/immutable/entry/app.js")]).then(([kit,app])=>{kit.start(app,element)});}</script></div></body></html>`,
    1,
  ],
  [
    'Next csr loading',
    `<html><head><title>x</title></head><body><div id="__next"><div class="spinner">Loading…</div></div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/chunks/main.js" async></script></body></html>`,
    1,
  ],
  [
    'Next app router csr',
    `<html><head></head><body><div hidden=""><!--$--><!--/$--></div><main class="p"><div>Loading...</div></main><script src="/_next/static/chunks/webpack.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`,
    1,
  ],
  [
    'Next SSR',
    `<html><body><div id="__next">${nav}<main><h1>Bread</h1>${p}</main>${foot}</div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/chunks/main.js" async></script></body></html>`,
    0,
  ],
  [
    'Nuxt SSR',
    `<html><body><div id="__nuxt">${nav}<h1>Bread</h1>${p}</div><script type="module" src="/_nuxt/entry.js"></script></body></html>`,
    0,
  ],
  [
    'Nuxt spa',
    `<html><body><div id="__nuxt"><svg class="nuxt-spa-loading"></svg></div><script>window.__NUXT__={}</script><script type="module" src="/_nuxt/entry.js"></script></body></html>`,
    1,
  ],
  [
    'Gatsby SSR',
    `<html><body><div id="___gatsby"><div id="gatsby-focus-wrapper"><h1>Blog</h1>${p}</div></div><script src="/app.js" async></script></body></html>`,
    0,
  ],
  [
    'Remix SSR',
    `<html><body>${nav}<h1>Bread</h1>${p}<script type="module">import "/build/manifest.js"</script></body></html>`,
    0,
  ],
  [
    'Astro static',
    `<html><body>${nav}<main>${p}</main><script type="module" src="/hoisted.js"></script></body></html>`,
    0,
  ],
  [
    'Ember',
    `<html><head><meta name="web/config/environment" content="%7B%22modulePrefix%22%3A%22web%22%7D"></head><body><script src="/assets/vendor.js"></script><script src="/assets/web.js"></script><div id="ember-basic-dropdown-wormhole"></div></body></html>`,
    1,
  ],
  [
    'Flutter web',
    `<html><head><base href="/"><title>app</title></head><body><script src="flutter_bootstrap.js" async></script></body></html>`,
    1,
  ],
  [
    'Blazor wasm',
    `<html><body><div id="app"><svg class="loading-progress"></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui">An unhandled error has occurred.<a href="" class="reload">Reload</a><a class="dismiss">🗙</a></div><script src="_framework/blazor.webassembly.js"></script></body></html>`,
    1,
  ],
  [
    'Docsify',
    `<html><head><title>Docs</title></head><body><div id="app">Please wait...</div><script>window.$docsify={}</script><script src="//cdn.jsdelivr.net/npm/docsify/lib/docsify.min.js"></script></body></html>`,
    1,
  ],
  [
    'Docsify no wait',
    `<html><body><div data-app id="main"></div><script>window.$docsify={el:'#main'}</script><script src="docsify.min.js"></script></body></html>`,
    1,
  ],
  [
    'Redoc',
    `<html><head><title>Redoc</title></head><body><redoc spec-url='/openapi.yaml'></redoc><script src="https://cdn.redoc.ly/redoc/latest/bundles/redoc.standalone.js"> </script></body></html>`,
    1,
  ],
  [
    'Swagger UI',
    `<html><head><title>Swagger UI</title></head><body><div id="swagger-ui"></div><script src="./swagger-ui-bundle.js"></script><script src="./swagger-initializer.js"></script></body></html>`,
    1,
  ],
  [
    'Solid',
    `<html><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/src/index.tsx" type="module"></script></body></html>`,
    1,
  ],
  ['mount main', `<html><body><div id="mount"></div><script src="bundle.js"></script></body></html>`, 1],
  [
    'a place by its class alone',
    `<html><body><div class="application"></div><script src="bundle.js"></script></body></html>`,
    1,
  ],
  ['body empty', `<html><body><script src="bundle.js"></script></body></html>`, 1],
  [
    'head script only',
    `<html><head><title>Shop</title><script defer src="bundle.js"></script></head><body></body></html>`,
    1,
  ],
  [
    'CRA with cookie text',
    `<html><body><noscript>Please enable JavaScript</noscript><div id="root"></div><div class="cookie-banner">We use cookies to improve your experience on our site and to show you relevant ads. Read our privacy policy for the details. <button>Accept all</button><button>Reject</button></div><script src="a.js"></script></body></html>`,
    1,
  ],
  [
    'shell with nav+footer SSR layout',
    `<html><body>${nav}<div id="root"></div>${foot}<script src="a.js"></script></body></html>`,
    1,
  ],
  [
    'shell hidden outdated browser',
    `<html><body><div id="app"></div><div id="outdated" style="display:none"><h6>Your browser is out of date!</h6><p>Update your browser to view this website correctly. For a list of supported ones see our help pages, please.</p></div><script src="a.js"></script></body></html>`,
    1,
  ],
  [
    'inline svg sprite shell',
    `<html><body><svg style="display:none"><symbol id=a><title>Icon for arrows pointing left and right in the application navigation bar of this product page</title></symbol><symbol><title>Icon for closing a modal window of the application</title></symbol></svg><div id="root"></div><script src=a.js></script></body></html>`,
    1,
  ],
  [
    'JSON-LD only',
    `<html><head><script type="application/ld+json">{"@type":"Product","name":"Bread","description":"Rye"}</script><script src="a.js" defer></script></head><body><div id="root"></div></body></html>`,
    1,
  ],
  [
    'skeleton',
    `<html><body><div id="root"><div class="skeleton"></div><div class="skeleton"></div></div><script src=a.js></script></body></html>`,
    1,
  ],
  [
    'Cloudflare-like challenge',
    `<html><head><title>Just a moment...</title></head><body><noscript><div>Enable JavaScript and cookies to continue</div></noscript><script>window._cf={}</script></body></html>`,
    1,
  ],
  ['js redirect', `<html><head><script>window.location.href="/home"</script></head><body></body></html>`, 1],
  [
    'js redirect replace',
    `<html><body><script>location.replace('https://example.com/home')</script></body></html>`,
    1,
  ],
  [
    '404 nginx',
    '<html><head><title>404 Not Found</title></head><body><center><h1>404 Not Found</h1></center><hr><center>nginx</center></body></html>',
    0,
  ],
  [
    '404 with analytics',
    '<html><head><title>404</title><script async src="https://www.googletagmanager.com/gtag/js?id=G"></script></head><body><h1>404</h1><p>Page not found</p></body></html>',
    0,
  ],
  ['status OK', '<html><body>OK</body></html>', 0],
  [
    'status page',
    '<html><head><script src="/status.js"></script></head><body><h1>All systems operational</h1></body></html>',
    0,
  ],
  [
    'login',
    '<html><head><script src=/login.js></script></head><body><h1>Log in</h1><form><label>E-mail <input></label><label>Password <input type=password></label><button>Log in</button></form></body></html>',
    0,
  ],
  [
    'login in #root',
    '<html><body><div id="root"><h1>Log in</h1><form><label>E-mail <input></label><label>Password <input type=password></label><button>Log in</button></form></div><script src=/a.js></script></body></html>',
    0,
  ],
  [
    'example.com',
    `<html><head><title>Example Domain</title></head><body><div><h1>Example Domain</h1><p>This domain is for use in documentation examples.</p><p><a href="https://iana.org">Learn more</a></p></div></body></html>`,
    0,
  ],
  [
    'short + analytics inline',
    '<html><body><h1>Hi</h1><p>My page</p><script>window.dataLayer=[]</script></body></html>',
    0,
  ],
  [
    'coming soon + analytics',
    '<html><head><script async src="//www.google-analytics.com/analytics.js"></script></head><body><h1>Coming soon</h1></body></html>',
    0,
  ],
  [
    'coming soon + noscript pixel',
    '<html><body><h1>Coming soon</h1><noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=1&noscript=1"/></noscript><script src="fb.js"></script></body></html>',
    0,
  ],
  [
    'short + GTM noscript',
    '<html><body><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-X" height="0"></iframe></noscript><h1>Closed today</h1><p>Back on Monday.</p><script src="gtm.js"></script></body></html>',
    0,
  ],
  [
    'image gallery',
    '<html><body><h1>Photos</h1><img src=1.jpg alt=One><img src=2.jpg alt=Two><script src=lightbox.js></script></body></html>',
    0,
  ],
  ['empty body no script', '<html><head><title>x</title></head><body></body></html>', 0],
  [
    'frameset',
    '<html><head><title>F</title><script src=a.js></script></head><frameset cols="20%,80%"><frame src=nav.html><frame src=main.html></frameset></html>',
    0,
  ],
  [
    'meta refresh',
    '<html><head><meta http-equiv="refresh" content="0; url=/home"></head><body></body></html>',
    0,
  ],
  [
    'jQuery blog',
    `<html><head><script src=jquery.js></script></head><body>${nav}<article><h1>x</h1>${p}</article></body></html>`,
    0,
  ],
  ['maintenance', '<html><body><h1>Down for maintenance</h1><p>We will be back soon.</p></body></html>', 0],
  [
    'lazy images',
    `<html><body><article>${p}<img data-src=a.jpg></article><script src=lazy.js></script></body></html>`,
    0,
  ],
  [
    'noscript enable hint on real page',
    `<html><body><noscript>Some features need JavaScript.</noscript><article>${p}</article><script src=a.js></script></body></html>`,
    0,
  ],
  [
    'noscript lists content',
    `<html><body><noscript>${p}</noscript><div id=x></div><script src=a.js></script></body></html>`,
    1,
  ],
  ['directory listing', '<html><body><h1>Index of /</h1><pre><a href="a/">a/</a></pre></body></html>', 0],
  [
    'redirect body',
    '<html><head><title>302 Found</title></head><body><h1>Found</h1><p>The document has moved <a href="/x">here</a>.</p></body></html>',
    0,
  ],
  [
    'Express error',
    '<!DOCTYPE html><html><head><title>Error</title></head><body><pre>Cannot GET /x</pre></body></html>',
    0,
  ],
  [
    'Cookie wall real page',
    `<html><body><div class=cookies>We use cookies.</div><article><h1>x</h1>${p}</article><script src=a.js></script></body></html>`,
    0,
  ],
  [
    'a list that htmx loads',
    `<html><body><h1>Inbox</h1><div hx-get="/list" hx-trigger="load">Loading...</div><script src=htmx.js></script></body></html>`,
    1,
  ],
  [
    'turbo frame lazy',
    `<html><body><h1>Inbox</h1><turbo-frame id=a src=/list loading=lazy></turbo-frame><script src=turbo.js></script></body></html>`,
    1,
  ],
  [
    'a widget beside an article',
    `<html><body><article>${p}${p}</article><div id="app"></div><script src=a.js></script></body></html>`,
    0,
  ],
  [
    'a recipe of cookies beside a widget',
    `<html><body><main>${p}</main><div id="app"></div><script src=a.js></script></body></html>`,
    0,
  ],
  [
    'mount with attributes unquoted',
    `<html><body>${nav}${foot}<div class=x id=root data-a=1></div><script src=a.js></script></body></html>`,
    1,
  ],
  [
    'a heading and a table that a script fills',
    `<html><body><h1>Members of the team</h1><table id="rows"><thead></thead><tbody></tbody></table><script>fetch('/api').then((r) => r.json()).then((all) => { for (const one of all) rows.insertRow().textContent = one; })</script></body></html>`,
    1,
  ],
  [
    'a heading and a loading text',
    `<html><body>${nav}<h1>Orders</h1><div class="list">Loading…</div><div id="out">Loading orders…</div><script>fetch('/orders').then(show)</script>${foot}</body></html>`,
    1,
  ],
  [
    'an empty main between navigation and footer',
    `<html><body>${nav}<main id=content></main>${foot}<script src="/site.js"></script></body></html>`,
    1,
  ],
  [
    'an empty main with a comment',
    `<html><body>${nav}<main class="page"><!-- outlet --></main>${foot}<script type=module src="/site.js"></script></body></html>`,
    1,
  ],
  [
    'a custom element',
    `<html><body>${nav}<product-list category="bread"></product-list>${foot}<script type=module src="/elements.js"></script></body></html>`,
    1,
  ],
  [
    'custom elements defined inline',
    `<html><body><h1>Weather</h1><weather-now></weather-now><script>customElements.define('weather-now', class extends HTMLElement {})</script></body></html>`,
    1,
  ],
  [
    'an empty list',
    `<html><body>${nav}<h1>News</h1><ul id="news"></ul><script src="/news.js"></script></body></html>`,
    1,
  ],
  [
    'an empty article that is busy',
    `<html><body>${nav}<article aria-busy="true"></article><script src="/read.js" defer></script>${foot}</body></html>`,
    1,
  ],
  [
    'a router outlet',
    `<html><body>${nav}<div ui-view></div>${foot}<script src="angular.js"></script></body></html>`,
    1,
  ],
  [
    'a document that is written',
    `<html><body><script>document.write('<h1>Plans</h1><p>Team 49</p>')</script></body></html>`,
    1,
  ],
  [
    'a text that its script sets',
    `<html><body><h1>Balance</h1><p id=sum></p><div id=rest></div><script>document.getElementById('rest').innerHTML = load()</script></body></html>`,
    1,
  ],
  [
    'a template with its loop',
    `<html><body>${nav}<div x-data="posts()"><template x-for="post in posts"><p x-text="post"></p></template></div><script src=alpine.js defer></script>${foot}</body></html>`,
    1,
  ],
  [
    'a contact page with a map',
    `<html><body>${nav}<main><h1>Contact</h1><p>Example Ltd, 1 Baker Street, London. Call us on 020 7946 0000 or write to hello@example.com, and we answer on the same day.</p></main><div id="map"></div><script src="map.js"></script></body></html>`,
    0,
  ],
  [
    'an article with a list of comments to come',
    `<html><body><article><h1>Bread</h1>${p}</article><ul id="comments"></ul><script src="comments.js"></script></body></html>`,
    0,
  ],
  [
    'a short page with a place for advertisements and its counter',
    '<html><body><h1>Closed</h1><p>Back on Monday.</p><div id="ad"></div><script async src="https://www.googletagmanager.com/gtag/js?id=G"></script><script>window.dataLayer=[];function gtag(){dataLayer.push(arguments)}</script></body></html>',
    0,
  ],
  [
    'a table of a few numbers',
    '<html><body><h1>Scores</h1><table><tr><td>1</td><td>2</td></tr></table><script src="sort.js"></script></body></html>',
    0,
  ],
  [
    'a form with an empty place for errors',
    '<html><body><h1>Search</h1><form><input name=q><button>Go</button></form><script src="validate.js"></script></body></html>',
    0,
  ],
];

describe('a page that a browser has to show', () => {
  test.each(rows)('%s', (_, text, isOne) => {
    const page = { url: new URL('https://site.example/'), status: 200, text, isHtml: true };
    expect(isShell(page)).toBe(isOne === 1);
  });
});
