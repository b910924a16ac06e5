import { describe, expect, test } from 'vitest';
import { openSite } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

const ROWS = 6000;
const rows = Array.from(
  { length: ROWS },
  (_, index) =>
    `<tr><td>${index}</td><td><a href="/r/${index}">Row ${index}</a></td><td><button onclick="document.title = ${index}">Edit ${index}</button></td></tr>`,
);
const page = `<title>Rows</title><table>${rows.join('')}</table><label>E-mail <input></label><button><span>Save</span> <img alt="all"></button>
  <style>#pseudo::before { content: 'Generated' }</style><button id=pseudo onclick="document.title = 'pseudo'"></button>`;

describe.skipIf(!chromiumPath)('a page of 6,000 rows', () => {
  test('has its elements found by name, and asks where a name is ambiguous', async () => {
    const { act } = await openSite({ '/': page });
    expect((await act({ type: 'click', name: 'Edit 5990' })).title).toBe('5990');
    expect((await act({ type: 'fill', name: 'e-mail', text: 'x' })).message).toBe(
      'Filled textbox "E-mail" with 1 characters.',
    );
    expect((await act({ type: 'click', role: 'button', name: 'Save all' })).ok).toBe(true);
    expect((await act({ type: 'click', role: 'button', name: 'Generated' })).title).toBe('pseudo');
    const { message } = await act({ type: 'click', name: 'dit 599' });
    expect(message).toMatch(
      /^There is more than one element named "dit 599": 11\. Name one by its ref\. Choose one of these: button "Edit 599" \[ref=\w+\], button "Edit 5990" \[ref=\w+\], /,
    );
    expect(message.match(/\[ref=/g)).toHaveLength(11);
  });

  test('has a snapshot of at most 32,000 characters, and one of each part', async () => {
    const { act } = await openSite({ '/': page });
    const { snapshot, message } = await act({ type: 'snapshot' });
    expect(snapshot!.length).toBeLessThanOrEqual(32_000);
    expect(snapshot).toMatch(/- button "Edit 1" \[ref=/);
    expect(snapshot).toMatch(/- textbox "E-mail" \[ref=/);
    expect(snapshot).toMatch(/- … \d+ more/);
    expect(message).toMatch(/ It is too long: \d{4,} lines were left out where it says so\./);
    const row = await act({ type: 'snapshot', selector: 'tr:nth-child(5000)' });
    expect(row.snapshot).toMatch(/button "Edit 4999" \[ref=\w+\]/);
    expect(row.message).toBe('Read the accessibility tree. Its refs count until the next one.');
  });
});
