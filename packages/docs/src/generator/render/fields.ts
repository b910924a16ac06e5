import type { Field, Variant } from '../description/fields.ts';
import { exact } from '../description/rules.ts';
import { direction } from './direction.ts';
import { html, type Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';
import { whyMark } from './why-mark.ts';

/** Fields as a list; the members of a nested object are in a `<details>` below it. */
export function fieldList(fields: Field[], write: PageWriter): Html {
  return html`<ul class="fields">
    ${fields.map((field) => fieldItem(field, write))}
  </ul>`;
}

/** The alternatives of a union, each with its members. */
export function variantList(variants: Variant[], write: PageWriter): Html {
  const items = variants.map(
    (variant) =>
      html`<details class="nested">
        <summary>${variantTitle(variant)}</summary>
        <div class="prose" ${direction(variant.description)}>${write.blocks(aboutVariant(variant))}</div>
        ${fieldList(variant.children, write)}
      </details>`,
  );
  return foldList(items, { max: 10, visible: 8, wrap: (parts) => html`${parts}` });
}

/** The title of a variant: what selects it, or the constant that distinguishes it, if it has one. */
function variantTitle({ title, selectors, others, children }: Variant): Html {
  const constant = children.find(({ type }) => type.startsWith('"'));
  const isConstant = selectors.length === 0 && others === undefined && constant !== undefined;
  const own = (isConstant ? [`${constant.name} ${constant.type}`] : selectors).map(
    (text) => html`<code>${text}</code>`,
  );
  if (others !== undefined) own.push(html`any other <code>${others}</code>`);
  if (own.length === 0) return html`${title}`;
  return html`${join(own, ' or ')}`;
}

function aboutVariant({ description, schema }: Variant): string {
  return schema ? `${description} Schema \`${schema}\`.` : description;
}

function fieldItem(field: Field, write: PageWriter): Html {
  return html`<li id="${field.id}">
    <div class="field">
      <a class="name" href="#${field.id}">${nameOf(field, write)}</a>
      <div class="type">${typeOf(field, write)}</div>
      ${field.required && html` <span class="required">required</span>`}${field.flags.map((flag) => html` <span class="flag">${flag}</span>`)}${whyMark(field, write)}
    </div>
    ${field.description && html`<div class="prose" ${direction(field.description)}>${write.blocks(field.description)}</div>`}${facts(field, write)}${nested(field, write)}
  </li> `;
}

function join(parts: Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;
}

function nameOf({ name, names }: Field, write: PageWriter): Html {
  return names === undefined ? html`<code>${name}</code>` : html`<i>${write.inline(names)}</i>`;
}

function typeOf({ type, schema }: Field, write: PageWriter): Html {
  const names = type.split(' or ');
  if (names.length > 6)
    return foldList(
      names.map((name) => write.linked(name, name.replace(/^array of /, ''))),
      { max: 6, visible: 4, wrap: (parts) => join(parts, ' or ') },
    );
  if (!schema) return html`${type}`;
  return type.includes(schema) ? write.linked(type, schema) : html`${type}, ${write.linked(schema, schema)}`;
}

function facts(field: Field, write: PageWriter): Html {
  const { values } = field;
  return html`${
    values.some(({ description }) => description !== '') &&
    foldList(
      values.map(
        ({ value, description }) =>
          html`<div>
            <dt><code>${literal(value)}</code></dt>
            <dd ${direction(description)}>${write.inline(description)}</dd>
          </div>`,
      ),
      {
        max: 20,
        visible: 12,
        wrap: (parts) => html`<dl class="values">${parts}</dl>`,
      },
    )
  }${rules(field, write)}`;
}

function rules(field: Field, write: PageWriter): Html | false {
  const { default: value, rules, example, error, values } = field;
  const isBare = values.length > 0 && values.every(({ description }) => description === '');
  const items = [
    isBare &&
      html`${values.length > 1 && 'One of '}${foldList(
        values.map((one) => html`<code>${literal(one.value)}</code>`),
        { max: 30, visible: 20, wrap: (parts) => join(parts, ', ') },
      )}`,
    value !== undefined && html`Default <code>${literal(value)}</code>`,
    ...rules.map((rule) => write.inline(sentence(rule))),
    example !== undefined && html`Example <code>${literal(example)}</code>`,
    error !== undefined && html`A fault gives ${write.inline(`\`${error}\``)}`,
  ].filter((item) => item !== false);
  return (
    items.length > 0 &&
    html`<ul class="rules">
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>`
  );
}

function nested(field: Field, write: PageWriter): Html | false {
  const { children, variants, schema } = field;
  if (field.elsewhere === true && schema !== undefined)
    return html`<p class="elsewhere">Its fields: ${write.linked(schema, schema)}</p>`;
  const count = `${children.length} ${children.length === 1 ? 'field' : 'fields'}`;
  return html`${
    children.length > 0 &&
    html`<details class="nested">
      <summary>${count} of ${nameOf(field, write)}</summary>
      ${fieldList(children, write)}
    </details>`
  }${variants.length > 0 && variantList(variants, write)}`;
}

function sentence(rule: string): string {
  return rule[0]!.toUpperCase() + rule.slice(1);
}

/** Formats a value as in a request. */
export function literal(value: unknown): string {
  if (typeof value === 'number') return String(exact(value));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How many parts of a list are shown before the rest is folded. */
interface Fold {
  /** A list of this many or fewer is not folded. */
  max: number;
  /** How many of a longer one are shown. */
  visible: number;
  /** Wraps the parts that are shown, and those that are folded. */
  wrap(parts: Html[]): Html;
}

/** A list of parts, of which a long one shows the first and folds the rest: `and 243 more`. */
function foldList(parts: Html[], { max, visible, wrap }: Fold): Html {
  if (parts.length <= max) return wrap(parts);
  const rest = parts.slice(visible);
  return html`${wrap(parts.slice(0, visible))}
    <details class="more">
      <summary>and ${rest.length.toLocaleString('en')} more</summary>
      ${wrap(rest)}
    </details>`;
}
