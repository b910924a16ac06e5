import type { Block, Card, Code, Fact, Row, Tab } from '../content/block.ts';
import { FACT_END, factStart } from '../../service-facts.ts';
import { badge, methodBadge } from './badge.ts';
import { direction } from './direction.ts';
import { fieldList, variantList } from './fields.ts';
import { highlight } from './highlight.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';
import { tableToHtml } from './table.ts';
import type { Cell } from './table.ts';
import { whyMark } from './why-mark.ts';

/** The blocks of a page as HTML. */
export function blocksToHtml(blocks: Block[], write: PageWriter): Html {
  return html`${blocks.map((block) => html`${blockToHtml(block, write)} `)}`;
}

function blockToHtml(block: Block, write: PageWriter): Html {
  switch (block.kind) {
    case 'heading':
      return heading(block.level, block.text, block.id, write);
    case 'prose':
      return html`<div class="prose" ${direction(block.markdown)}>${write.blocks(block.markdown)}</div>`;
    case 'service':
      return html`${raw(factStart(block.fact))}
        <div class="prose">${write.blocks(block.markdown)}</div>
        ${raw(FACT_END)}`;
    case 'note':
      return html`<div class="note ${block.tone}" role="note" ${direction(block.markdown)}>
        ${write.blocks(block.markdown)}
      </div>`;
    case 'code':
      return codeBlock(block.code, block.id);
    case 'tabs':
      return block.folded === true
        ? html`<details class="folded">
            <summary>${block.title}</summary>
            ${tabs(block.title, block.tabs, write)}
          </details>`
        : tabs(block.title, block.tabs, write);
    case 'table':
      return table(block.caption, block.head, block.rows, write);
    case 'fields':
      return fieldList(block.fields, write);
    case 'variants':
      return variantList(block.variants, write);
    case 'facts':
      return facts(block.facts, write);
    case 'list':
      return html`<ul class="prose">
        ${block.items.map((item) => html`<li ${direction(item.text)}>${write.inline(item.text)}${whyMark(item, write)}</li>`)}
      </ul>`;
    case 'figure':
      return html`<figure>
        <div class="scroll" tabindex="0" role="region" aria-label="Figure">${block.drawings.map(raw)}</div>
        <figcaption>${write.inline(block.caption)}</figcaption>
      </figure>`;
    case 'cards':
      return html`<ul class="cards">
        ${block.cards.map((card) => cardItem(card, write))}
      </ul>`;
  }
}

function heading(level: 2 | 3, text: string, id: string, write: PageWriter): Html {
  const inner = html`${write.inline(text)}
    <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
  return level === 2
    ? html`<h2 id="${id}" ${direction(text)}>${inner}</h2>`
    : html`<h3 id="${id}" ${direction(text)}>${inner}</h3>`;
}

function codeBlock({ language, text, title }: Code, id?: string): Html {
  return html`<div class="code" ${id !== undefined && html` id="${id}"`}>
    ${title !== undefined && html`<p class="code-title">${title}</p>`}
    <pre tabindex="0"><code>${highlight(text, language)}</code></pre>
  </div>`;
}

/** Tabs that work without a script: radio buttons choose, the style sheet shows the panel of the chosen one. */
function tabs(title: string, items: Tab[], write: PageWriter): Html {
  const group = write.unique('tabs');
  const buttons = items.map(
    (tab, index) =>
      html`<input
          type="radio"
          name="${group}"
          id="${group}-${index}"
          value="${tab.value}"
          ${index === 0 && raw(' checked')}
        /><label for="${group}-${index}">${tab.label}</label>`,
  );
  const panels = items.map(
    (tab) =>
      html`<div class="panel">
        <p class="panel-label">${tab.label}</p>
        ${codeBlock(tab.code)}
      </div>`,
  );
  return html`<fieldset class="tabs">
    <legend>${title}</legend>
    <div class="tab-list">${buttons}</div>
    ${panels}
  </fieldset>`;
}

function table(caption: string, head: string[], rows: Row[], write: PageWriter): Html {
  const cell = (markdown: string): Cell => ({ markdown, html: write.inline(markdown) });
  const all = rows.map(({ id, cells }) => ({ id, cells: cells.map(cell) }));
  return tableToHtml(caption, head.map(cell), all);
}

function facts(items: Fact[], write: PageWriter): Html {
  return html`<dl class="facts">
    ${items.map(
      ({ label, text }) =>
        html`<div>
          <dt>${write.inline(label)}</dt>
          <dd ${direction(text)}>${write.inline(text)}</dd>
        </div>`,
    )}
  </dl>`;
}

function cardItem({ title, text, link, mark, links = [] }: Card, write: PageWriter): Html {
  const name = link === undefined ? html`${title}` : html`<a href="${write.href(link)}">${title}</a>`;
  return html`<li class="card${mark === 'not-shown' && ' faint'}">
    <p class="card-title">${name}${mark && html` ${badge(mark, write)}`}</p>
    ${text !== '' && html`<p ${direction(text)}>${write.inline(text)}</p>`}
    ${
      links.length > 0 &&
      html`<ul>
        ${links.map((item) => html`<li><a href="${write.href(item.link)}">${item.method !== undefined && methodBadge(item.method)} ${item.text}</a></li>`)}
      </ul>`
    }
  </li>`;
}
