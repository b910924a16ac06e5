/** Writes a page of an app, which says in `#result` what state it has. */
const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}
<p>Result: <span id="result">none</span></p><script>const say = (text) => (document.querySelector('#result').textContent = text);</script>`;
const style = (path: string): string => `<link rel="stylesheet" href="/lib/${path}">`;
const script = (path: string): string => `<script src="/lib/${path}"></script>`;
const run = (code: string): string => `<script>${code}</script>`;

const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
const responses = { 200: { description: 'Done.' } };
const requestBody = {
  content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
};
const document = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets/{id}': { get: { tags: ['pets'], operationId: 'getPet', parameters, responses } },
    '/pets': { post: { tags: ['pets'], operationId: 'addPet', requestBody, responses } },
    '/stock': { get: { tags: ['store'], operationId: 'getStock', security: [{ key: [] }], responses } },
  },
  components: {
    schemas: { Pet: { type: 'object', properties: { name: { type: 'string', maxLength: 77 } } } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
  },
};

const UI = style('jquery-ui/dist/themes/base/jquery-ui.css');
const JQUERY = script('jquery/dist/jquery.js') + script('jquery-ui/dist/jquery-ui.js');
const jquery = (title: string, body: string, code: string): string =>
  page(title, `${UI}<style>.box { width: 90px; height: 60px; border: 1px solid }</style>`, body) +
  JQUERY +
  run(code);
const flatpickr = (options: string): string =>
  page('Flatpickr', style('flatpickr/dist/flatpickr.css'), '<label>Day <input id="day"></label>') +
  script('flatpickr/dist/flatpickr.js') +
  run(
    `flatpickr('#day', { defaultDate: '2026-03-10', onChange: (_, text) => say(text || 'none'), ${options} });`,
  );

/** The pages by their path. */
export const pages: Readonly<Record<string, string>> = {
  swagger:
    page('Swagger UI', style('swagger-ui-dist/swagger-ui.css'), '<div id="ui"></div>') +
    script('swagger-ui-dist/swagger-ui-bundle.js') +
    run(
      `SwaggerUIBundle({ spec: ${JSON.stringify(document)}, dom_id: '#ui', deepLinking: true, filter: true });`,
    ),
  flatpickr: flatpickr(''),
  'flatpickr-range': flatpickr(
    "mode: 'range', defaultDate: null, minDate: '2026-03-01', maxDate: '2026-03-31'",
  ),
  'flatpickr-time': flatpickr('enableTime: true, time_24hr: true'),
  datepicker: jquery(
    'Datepicker',
    '<label>Arrival <input id="day"></label>',
    "$('#day').datepicker({ defaultDate: '05/10/2026', onSelect: say });",
  ),
  autocomplete: jquery(
    'Autocomplete',
    '<label>City <input id="city"></label>',
    "$('#city').autocomplete({ source: ['Berlin', 'Bern', 'Bergen', 'Paris'], select: (_, { item }) => say(item.value) });",
  ),
  sortable: jquery(
    'Sortable',
    '<ul id="list"><li>One</li><li>Two</li><li>Three</li></ul>',
    "$('#list').sortable({ update: () => say($('#list li').get().map((one) => one.textContent).join(' ')) });",
  ),
  droppable: jquery(
    'Droppable',
    '<div id="letter" class="box">Letter</div><div id="away" class="box" style="margin: 40px 300px">Away</div>',
    "$('#letter').draggable(); $('#away').droppable({ drop: (_, { draggable }) => say(draggable.text() + ' is away') });",
  ),
  slider: jquery(
    'Slider',
    '<div id="slider" style="width: 300px"></div>',
    "$('#slider').slider({ value: 50, change: (_, { value }) => say(String(value)) });",
  ),
  dialog: jquery(
    'Dialog',
    '<button id="rename">Rename</button><div id="dialog" title="New name"><label>Called <input id="called"></label></div>',
    "$('#dialog').dialog({ autoOpen: false, modal: true, buttons: { Save() { say($('#called').val()); $(this).dialog('close'); } } }); $('#rename').on('click', () => $('#dialog').dialog('open'));",
  ),
  selectmenu: jquery(
    'Selectmenu',
    '<label for="speed">Speed</label> <select id="speed"><option>Slow</option><option>Medium</option><option>Fast</option></select>',
    "$('#speed').selectmenu({ width: 200, change: (_, { item }) => say(item.value) });",
  ),
  tabs: jquery(
    'Tabs',
    '<div id="tabs"><ul><li><a href="#a">Prices</a></li><li><a href="#b">Delivery</a></li></ul><div id="a">49 €</div><div id="b">Three days</div></div>',
    "$('#tabs').tabs({ activate: (_, { newPanel }) => say(newPanel.text()) });",
  ),
  monaco:
    page('Monaco', '', '<div id="editor" style="width: 800px; height: 300px"></div>') +
    script('monaco-editor/min/vs/loader.js') +
    run(
      "require.config({ paths: { vs: '/lib/monaco-editor/min/vs' } }); require(['vs/editor/editor.main'], () => { const editor = monaco.editor.create(document.querySelector('#editor'), { value: 'let kettle = 1;\\nkettle += 1;', language: 'plaintext', ariaLabel: 'Program' }); editor.onDidChangeModelContent(() => say(editor.getValue())); editor.onDidChangeCursorSelection(() => { const model = editor.getModel(); const chosen = model.getValueInRange(editor.getSelection()); if (chosen !== '') say('selected ' + chosen); }); });",
    ),
  codemirror:
    page('CodeMirror', '', '<div id="editor"></div>') +
    '<script type="module" src="/codemirror.js"></script>',
  list: page('List', '', '<div id="root"></div>') + '<script type="module" src="/list.js"></script>',
  lit:
    page('Web components', '', '<shop-order></shop-order>') + '<script type="module" src="/lit.js"></script>',
};
