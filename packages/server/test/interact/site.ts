import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main>${body}</main></html>`;

const login = `<h1>Log in</h1><div id=cookies style="position:fixed;inset:0;background:#fff" role=dialog aria-label="Cookies">
  <p>We like cookies.</p><button onclick="cookies.remove()">Fine</button></div>
  <form method=post action=/login><label>User <input name=user></label>
  <label>Password <input type=password name=password></label><button>Log in</button></form>`;

const stepOne = `<h1>Order, step 1 of 2</h1><form method=post action=/order/2><label>Name <input name=name required></label>
  <label>Plan <select name=plan><option value=s>Small</option><option value=t>Team</option></select></label><button>Next</button></form>`;

const stepTwo = (name: string, plan: string): string => `<h1>Order, step 2 of 2</h1>
  <x-terms></x-terms><iframe src=/quantity title="Quantity"></iframe>
  <form method=post action=/order/done><input type=hidden name=name value="${name}"><input type=hidden name=plan value="${plan}">
  <input type=hidden name=seats id=seats value=0><input type=hidden name=terms id=terms value=no><button>Order</button></form>
  <script>
    customElements.define('x-terms', class extends HTMLElement { constructor() { super();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<label><input type=checkbox> I accept the terms</label>';
      root.querySelector('input').onchange = (event) => { terms.value = event.target.checked ? 'yes' : 'no' } } });
    addEventListener('message', ({ data }) => { seats.value = data });
  </script>`;

const quantity = `<label>Seats <input type=number oninput="parent.postMessage(this.value, '*')"></label>`;

/**
 * A shop that is entered by a login behind a dialog, with an order over two pages: the second has its terms in a shadow
 * tree and its quantity in a frame. Only whoever does all of it sees the receipt.
 */
export const shop: RequestListener = (request, response) => {
  void answer(request, response);
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : '');
  const isIn = request.headers.cookie?.includes('session=ada') ?? false;
  const page = (body: string): void =>
    void response.setHeader('content-type', 'text/html; charset=utf-8').end(body);
  switch (request.url) {
    case '/':
      return page(html('Shop', login));
    case '/login': {
      if (form.get('user') !== 'ada' || form.get('password') !== 'correct-horse')
        return page(html('Wrong', login));
      response.writeHead(303, { location: '/order', 'set-cookie': 'session=ada; HttpOnly' });
      return void response.end();
    }
    case '/quantity':
      return page(quantity);
    default:
  }
  if (!isIn) return void response.writeHead(403).end('who are you');
  if (request.url === '/order') return page(html('Step 1', stepOne));
  const [name, plan] = [form.get('name') ?? '', form.get('plan') ?? ''];
  if (request.url === '/order/2') return page(html('Step 2', stepTwo(name, plan)));
  if (form.get('terms') !== 'yes') return page(html('Refused', '<h1>You must accept the terms</h1>'));
  page(html('Receipt', `<h1>Thank you, ${name}</h1><p>Plan ${plan}, ${form.get('seats')} seats.</p>`));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}
