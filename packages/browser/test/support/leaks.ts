import type { ServerResponse } from 'node:http';
import type { Pages } from './site.ts';

/** Every way we know in which a page makes its browser connect somewhere; each asks for a path of its own. */
export function leaksTo(target: string): Pages {
  const host = target.replace('http://', '');
  const to = (path: string) => (_: unknown, response: ServerResponse) =>
    response.writeHead(302, { location: `${target}${path}` }).end();
  return {
    '/': (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        link: `<${target}/link-header.css>; rel=preload; as=style`,
        'content-security-policy-report-only': `script-src 'none'; report-uri ${target}/csp-report`,
      });
      response.end(page(target, host));
    },
    '/redirect-image': to('/by-redirect-image'),
    '/redirect-frame': to('/by-redirect-frame'),
    '/redirect-fetch': to('/by-redirect-fetch'),
    '/redirect-page': to('/by-redirect-page'),
    '/frame-refresh': `<meta http-equiv=refresh content="0;url=${target}/by-refresh">`,
    '/frame-script': `<script>location = '${target}/by-location'</script>`,
    '/worker.js': script(
      `fetch('${target}/worker-fetch', { mode: 'no-cors' }); importScripts('${target}/worker-import.js')`,
    ),
    '/shared.js': script(`fetch('${target}/shared-worker', { mode: 'no-cors' })`),
    '/sw.js': script(`fetch('${target}/service-worker', { mode: 'no-cors' });
      addEventListener('install', () => fetch('${target}/service-worker-install', { mode: 'no-cors' }))`),
    '/style.css': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/css' });
      response.end(`@import '${target}/css-import.css'; @font-face { font-family: f; src: url(${target}/css-font.woff2) }
        body { font-family: f; background: url(${target}/css-background.png) }`);
    },
  };
}

function script(text: string): Pages[string] {
  return (_, response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
}

function page(target: string, host: string): string {
  return `<!doctype html><title>leaks</title>
    <link rel=stylesheet href=/style.css><link rel=icon href=${target}/icon>
    <link rel=prefetch href=${target}/prefetch><link rel=preconnect href=${target}><link rel=dns-prefetch href=//${host}>
    <link rel=modulepreload href=${target}/modulepreload.js><link rel=preload as=image href=${target}/preload.png>
    <link rel=manifest href=${target}/manifest.json>
    <script type=speculationrules>{"prefetch":[{"source":"list","urls":["${target}/speculation"]}],"prerender":[{"source":"list","urls":["/frame-script"]}]}</script>
    <script src=${target}/script.js></script>
    <body background=${target}/body-background.png>text
    <img src=${target}/image.png srcset="${target}/srcset.png 2x"><img src=/redirect-image>
    <iframe src=${target}/frame></iframe><iframe src=/redirect-frame></iframe><iframe src=/frame-refresh></iframe>
    <iframe src=/frame-script></iframe><iframe srcdoc="<img src=${target}/srcdoc.png>"></iframe>
    <video src=${target}/video.mp4 poster=${target}/poster.png autoplay muted></video>
    <audio src=${target}/audio.mp3 preload=auto></audio>
    <object data=${target}/object></object><embed src=${target}/embed>
    <svg><image href=${target}/svg.png /></svg><input type=image src=${target}/input.png>
    <form id=form action=${target}/form target=sink method=post></form><iframe name=sink></iframe>
    <script>
      const quietly = (work) => { try { const done = work(); done?.catch?.(() => {}) } catch {} };
      quietly(() => fetch('${target}/fetch', { mode: 'no-cors' }));
      quietly(() => fetch('/redirect-fetch', { mode: 'no-cors' }));
      quietly(() => fetch('${target}/keepalive', { keepalive: true, mode: 'no-cors' }));
      quietly(() => { const xhr = new XMLHttpRequest(); xhr.open('GET', '${target}/xhr'); xhr.send() });
      quietly(() => new WebSocket('ws://${host}/websocket'));
      quietly(() => new EventSource('${target}/eventsource'));
      quietly(() => navigator.sendBeacon('${target}/beacon', 'x'));
      quietly(() => new Image().src = '${target}/new-image.png');
      quietly(() => new Worker('/worker.js'));
      quietly(() => new SharedWorker('/shared.js'));
      quietly(() => navigator.serviceWorker.register('/sw.js'));
      quietly(() => { const frame = document.createElement('iframe'); document.body.append(frame);
        return frame.contentWindow.navigator.serviceWorker.register('/sw.js') });
      quietly(() => window.open('${target}/popup'));
      quietly(() => form.submit());
      quietly(() => import('${target}/import.js'));
      quietly(() => new WebTransport('https://${host}/webtransport'));
      quietly(() => { const link = document.createElement('a'); link.href = '#x'; link.ping = '${target}/ping'; document.body.append(link); link.click() });
      quietly(() => {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: ['stun:${host}', 'turn:${host}?transport=udp', 'turn:${host}?transport=tcp'], username: 'u', credential: 'c' }] });
        peer.createDataChannel('x');
        return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      });
    </script>`;
}
