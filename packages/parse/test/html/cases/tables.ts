import type { ContentCase } from './content-case.ts';

/** Tables that hold data, and tables that only place what they hold. */
export const tables: ContentCase[] = [
  [
    'a cell over two columns in the first row',
    '<table><tr><td colspan="2">Both</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '|  |  |\n| --- | --- |\n| Both |  |\n| 1 | 2 |',
  ],
  [
    'a cell over two rows at the end',
    '<table><tr><th>Month</th><th>Saved</th><th>For</th></tr><tr><td>May</td><td>1</td><td rowspan="2">50</td></tr><tr><td>June</td><td>2</td></tr></table>',
    '| Month | Saved | For |\n| --- | --- | --- |\n| May | 1 | 50 |\n| June | 2 | 50 |',
  ],
  [
    'a cell over the rest of its rows',
    '<table><tbody><tr><th>Port</th><th>Ship</th></tr><tr><td rowspan="0">East</td><td>Ida</td></tr><tr><td>Eve</td></tr></tbody><tfoot><tr><td>All</td><td>2</td></tr></tfoot></table>',
    '| Port | Ship |\n| --- | --- |\n| East | Ida |\n| East | Eve |\n| All | 2 |',
  ],
  [
    'a cell over more rows than its part has',
    '<table><thead><tr><th>Port</th><th>Ship</th></tr></thead><tbody><tr><td rowspan="9">East</td><td>Ida</td></tr></tbody><tbody><tr><td>West</td><td>Eve</td></tr></tbody></table>',
    '| Port | Ship |\n| --- | --- |\n| East | Ida |\n| West | Eve |',
  ],
  [
    'paragraphs in cells',
    '<table><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><div><p>1</p></div></td><td>2</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'a table that places headings and paragraphs',
    '<table border="0" width="100%"><tr><td><h3>North</h3><p>Two piers.</p></td><td><h3>South</h3><p>One pier.</p></td></tr></table>',
    '### North\n\nTwo piers.\n\n### South\n\nOne pier.',
  ],
  [
    'a table of one column',
    '<table><tr><td>First words.</td></tr><tr><td>Then others.</td></tr></table>',
    'First words.\n\nThen others.',
  ],
  [
    'a table of one column with a heading',
    '<table><tr><th>Name</th></tr><tr><td>Ida</td></tr></table>',
    '| Name |\n| --- |\n| Ida |',
  ],
  [
    'a table that says that it places',
    '<table role="presentation"><tr><td>Left</td><td>Right</td></tr></table>',
    'Left\n\nRight',
  ],
  [
    'data whose cells hold lists',
    '<table><tr><th>Plan</th><th>With</th></tr><tr><td>Pro</td><td><ul><li>Mail</li><li>Chat</li></ul></td></tr></table>',
    '| Plan | With |\n| --- | --- |\n| Pro | - Mail<br>- Chat |',
  ],
  [
    'a box of facts',
    '<table class="infobox"><caption>Lighthouse</caption><tr><th>Height</th><td>40 m</td></tr><tr><th>Built</th><td>1901</td></tr></table>',
    'Lighthouse\n\n|  |  |\n| --- | --- |\n| Height | 40 m |\n| Built | 1901 |',
  ],
];
