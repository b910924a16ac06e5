import { createHash } from 'node:crypto';

/** Shows the frames of a session. It takes the token from the fragment, and removes it from the address and the history. */
const script = `
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const image = document.querySelector('img');
const state = document.querySelector('p');
const socket = new WebSocket(location.href.replace(/^http/, 'ws') + '/frames', [token || 'none']);
socket.binaryType = 'blob';
let shown = '';
socket.onopen = () => { state.textContent = 'Waiting for the page.'; };
socket.onmessage = ({ data }) => {
  const url = URL.createObjectURL(data);
  image.src = url;
  image.hidden = false;
  state.textContent = 'Live, view only.';
  if (shown) URL.revokeObjectURL(shown);
  shown = url;
};
socket.onclose = ({ code, reason }) => {
  state.textContent = code === 1000 ? 'The session has ended.' : reason || 'There is no such view: its address works once, while the session lasts.';
};
`;
const style =
  'body{margin:0;background:#111;color:#ddd;font:14px system-ui}img{display:block;max-width:100%;max-height:calc(100vh - 40px);margin:auto}p{margin:0;padding:10px}';

/** The page that shows a session. It is the same for every session, and says nothing about any. */
export const liveViewPage: string = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Live view</title><style>${style}</style><p role="status">Connecting.</p><img alt="What the session shows" hidden><script>${script}</script></html>`;

/** Its headers: nothing but the page itself runs, and its address is passed to nobody. */
export const liveViewHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; script-src '${hash(script)}'; style-src '${hash(style)}'; img-src blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
