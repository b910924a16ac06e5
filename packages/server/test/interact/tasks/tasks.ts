import type { InteractAction } from '@web-data/types';

/** What is to be done, on which page, and what the page then says as its result. */
export type Task = [name: string, page: string, actions: InteractAction[], result: RegExp | string];

/** Executes an operation of Swagger UI and waits for a part of the response. */
const execute = (response: string): InteractAction[] => [
  { type: 'click', role: 'button', name: 'Execute' },
  { type: 'wait', text: response },
];
const openOperation = (name: string): InteractAction[] => [
  { type: 'click', selector: `#operations-${name} button.opblock-summary-control` },
  { type: 'click', role: 'button', name: 'Try it out' },
];
const openDay: InteractAction = { type: 'click', role: 'textbox', name: 'Day' };

/** Tasks in Swagger UI end with what the page has, as it has no result of its own. */
export const swagger: readonly Task[] = [
  [
    'executes an operation with a parameter',
    'swagger',
    [
      ...openOperation('pets-getPet'),
      { type: 'fill', selector: 'tr[data-param-name=id] input', text: '7' },
      ...execute('"Rex"'),
    ],
    /"id": 7,[`<br>\s]+"name": "Rex"/,
  ],
  [
    'executes an operation again with another parameter',
    'swagger',
    [
      ...openOperation('pets-getPet'),
      { type: 'fill', selector: 'tr[data-param-name=id] input', text: '7' },
      ...execute('"Rex"'),
      { type: 'fill', selector: 'tr[data-param-name=id] input', text: '8' },
      ...execute('"Tom"'),
    ],
    /"id": 8,[`<br>\s]+"name": "Tom"/,
  ],
  [
    'sends a body that was edited',
    'swagger',
    [
      ...openOperation('pets-addPet'),
      { type: 'fill', selector: 'textarea.body-param__text', text: '{"name": "Ada"}' },
      ...execute('"added"'),
    ],
    /"added": "Ada"/,
  ],
  [
    'authorizes with a key',
    'swagger',
    [
      { type: 'click', role: 'button', name: 'Authorize' },
      { type: 'fill', selector: '#api_key_value', text: 'key-of-ada' },
      { type: 'click', role: 'button', name: 'Apply credentials' },
      { type: 'click', selector: '.modal-ux .btn-done' },
      ...openOperation('store-getStock'),
      ...execute('"stock"'),
    ],
    /"stock": 12/,
  ],
  [
    'executes an operation that the URL names, without a key',
    'swagger#/store/getStock',
    [{ type: 'click', role: 'button', name: 'Try it out' }, ...execute('"stock"')],
    /"stock": "no key"/,
  ],
  [
    'filters operations by their tag',
    'swagger',
    [
      { type: 'fill', name: 'Filter by tag', text: 'store' },
      { type: 'wait', selector: '#operations-tag-pets', state: 'hidden' },
    ],
    /^(?!.*\/pets)(?=.*\/stock)/s,
  ],
];

export const dates: readonly Task[] = [
  ['Flatpickr: a day', 'flatpickr', [openDay, { type: 'click', name: 'March 18, 2026' }], '2026-03-18'],
  [
    'Flatpickr: a day of the next month',
    'flatpickr',
    [openDay, { type: 'click', selector: '.flatpickr-next-month' }, { type: 'click', name: 'April 2, 2026' }],
    '2026-04-02',
  ],
  [
    'Flatpickr: a day of another year',
    'flatpickr',
    [
      openDay,
      { type: 'fill', name: 'Year', text: '2031' },
      { type: 'press', key: 'Enter' },
      { type: 'click', name: 'March 3, 2031' },
    ],
    '2031-03-03',
  ],
  [
    'Flatpickr: a month of its list',
    'flatpickr',
    [
      openDay,
      { type: 'select', role: 'combobox', name: 'Month', values: ['September'] },
      { type: 'click', name: 'September 9, 2026' },
    ],
    '2026-09-09',
  ],
  [
    'Flatpickr: a range',
    'flatpickr-range',
    [openDay, { type: 'click', name: 'March 3, 2026' }, { type: 'click', name: 'March 9, 2026' }],
    '2026-03-03 to 2026-03-09',
  ],
  [
    'Flatpickr: a time',
    'flatpickr-time',
    [
      openDay,
      { type: 'fill', name: 'Hour', text: '17' },
      { type: 'press', key: 'Tab' },
      // It reads a field a moment after it changed.
      { type: 'wait', milliseconds: 1000 },
      { type: 'fill', name: 'Minute', text: '45' },
      { type: 'press', key: 'Tab' },
      { type: 'wait', milliseconds: 1000 },
      { type: 'press', key: 'Enter' },
    ],
    '2026-03-10 17:45',
  ],
  [
    'jQuery UI: a day of the next month',
    'datepicker',
    [
      { type: 'click', role: 'textbox', name: 'Arrival' },
      { type: 'click', name: 'Next' },
      { type: 'click', role: 'link', name: '21' },
    ],
    '06/21/2026',
  ],
];

export const widgets: readonly Task[] = [
  [
    'a proposal for what was typed',
    'autocomplete',
    [
      { type: 'write', name: 'City', text: 'ber' },
      { type: 'click', name: 'Bergen' },
    ],
    'Bergen',
  ],
  [
    'a proposal by keyboard',
    'autocomplete',
    [
      { type: 'write', name: 'City', text: 'ber' },
      { type: 'wait', text: 'Bergen' },
      { type: 'press', key: 'ArrowDown' },
      { type: 'press', key: 'ArrowDown' },
      { type: 'press', key: 'Enter' },
    ],
    'Bern',
  ],
  [
    'an entry that is dragged below the others',
    'sortable',
    [{ type: 'drag', name: 'One', y: 60 }],
    'Two Three One',
  ],
  [
    'a box that is dropped on another',
    'droppable',
    [{ type: 'drag', name: 'Letter', to: { name: 'Away' } }],
    'Letter is away',
  ],
  [
    'a slider by keyboard',
    'slider',
    [
      { type: 'click', selector: '.ui-slider-handle' },
      { type: 'press', key: 'ArrowRight' },
      { type: 'press', key: 'ArrowRight' },
      { type: 'press', key: 'ArrowRight' },
    ],
    '53',
  ],
  ['a slider by pointer', 'slider', [{ type: 'drag', selector: '.ui-slider-handle', x: 75, y: 0 }], '75'],
  [
    'a modal dialog',
    'dialog',
    [
      { type: 'click', role: 'button', name: 'Rename' },
      { type: 'fill', name: 'Called', text: 'Kettle' },
      { type: 'click', role: 'button', name: 'Save' },
    ],
    'Kettle',
  ],
  [
    'a list that is drawn by a script',
    'selectmenu',
    [
      // The library gives it no name.
      { type: 'click', role: 'combobox' },
      { type: 'click', role: 'option', name: 'Fast' },
    ],
    'Fast',
  ],
  ['a tab', 'tabs', [{ type: 'click', role: 'tab', name: 'Delivery' }], 'Three days'],
];

export const editors: readonly Task[] = [
  [
    'CodeMirror: another text',
    'codemirror',
    [{ type: 'fill', role: 'textbox', name: 'Text', text: 'green kettle' }],
    'green kettle',
  ],
  [
    'CodeMirror: a line at the end',
    'codemirror',
    [
      { type: 'click', role: 'textbox', name: 'Text' },
      { type: 'press', key: 'Control+End' },
      { type: 'press', key: 'Enter' },
      { type: 'write', text: 'green kettle' },
    ],
    'red kettle blue kettle green kettle',
  ],
  [
    'CodeMirror: what is undone',
    'codemirror',
    [
      { type: 'fill', role: 'textbox', name: 'Text', text: 'gone' },
      { type: 'press', role: 'textbox', name: 'Text', key: 'Control+z' },
    ],
    'red kettle blue kettle',
  ],
  [
    'CodeMirror: what its search replaces',
    'codemirror',
    [
      { type: 'press', role: 'textbox', name: 'Text', key: 'Control+f' },
      { type: 'fill', role: 'textbox', name: 'Find', text: 'kettle' },
      { type: 'fill', role: 'textbox', name: 'Replace', text: 'pot' },
      { type: 'click', role: 'button', name: 'replace all' },
    ],
    'red pot blue pot',
  ],
  [
    'Monaco: a line at the end',
    'monaco',
    [
      { type: 'click', selector: '.monaco-editor .view-lines' },
      { type: 'press', key: 'Control+End' },
      { type: 'write', text: ' // done' },
    ],
    'let kettle = 1; kettle += 1; // done',
  ],
  [
    'Monaco: another text',
    'monaco',
    [
      { type: 'click', selector: '.monaco-editor .view-lines' },
      { type: 'press', key: 'Control+a' },
      { type: 'write', text: 'stop;' },
    ],
    'stop;',
  ],
  [
    'Monaco: a command of its palette',
    'monaco',
    [
      { type: 'click', selector: '.monaco-editor .view-lines' },
      { type: 'press', key: 'Control+a' },
      { type: 'press', key: 'F1' },
      { type: 'write', text: 'transform to uppercase' },
      { type: 'wait', text: 'Transform to Uppercase' },
      { type: 'press', key: 'Enter' },
      { type: 'wait', text: 'LET KETTLE' },
    ],
    'LET KETTLE = 1; KETTLE += 1;',
  ],
  [
    'Monaco: what its search finds',
    'monaco',
    [
      { type: 'click', selector: '.monaco-editor .view-lines' },
      { type: 'press', key: 'Control+Home' },
      { type: 'press', key: 'Control+f' },
      { type: 'write', text: 'kettle' },
      { type: 'wait', text: '1 of 2' },
      { type: 'press', key: 'Enter' },
      { type: 'press', key: 'Escape' },
    ],
    'selected kettle',
  ],
];

export const components: readonly Task[] = [
  [
    'a row of a virtual list far below',
    'list',
    [
      { type: 'scroll', selector: '#rows', direction: 'down', inside: true },
      { type: 'scroll', selector: '#rows', direction: 'down', inside: true },
      { type: 'click', role: 'button', name: 'Row 25' },
    ],
    'row 25',
  ],
  [
    'the last row of a virtual list',
    'list',
    [
      { type: 'press', selector: '#rows', key: 'End' },
      { type: 'click', role: 'button', name: 'Row 9999' },
    ],
    'row 9999',
  ],
  [
    'a form in nested shadow trees',
    'lit',
    [
      { type: 'fill', name: 'Recipient', text: 'Ada' },
      { type: 'click', role: 'button', name: 'Send' },
    ],
    'sent to Ada',
  ],
  ['a choice in a shadow tree', 'lit', [{ type: 'click', role: 'radio', name: '3 stars' }], 'rated 3'],
  [
    'a button in a closed shadow tree',
    'lit',
    [{ type: 'click', role: 'button', name: 'Use the coupon' }],
    '10 % less',
  ],
];
