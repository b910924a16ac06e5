import { sameJson, type Json } from '@web-data/openapi';
import type { At } from '../../place.ts';
import { compareExtension, type Extensions, type Part } from '../../extensions.ts';
import { show } from '../../show.ts';
import { SHAPED_KEYWORDS } from '../keyword-shapes.ts';
import type { SchemaPair, SchemaRule } from '../pair.ts';
import { OPEN_MARKS } from './enum.ts';

/** `default`: the value of a member that is left out. Adding one documents; a change or removal breaks a promise. */
export const defaultValue: SchemaRule = {
  name: 'default',
  phase: 'annotation',
  check(pair, report) {
    const { before, after, at, label } = annotation(pair, 'default');
    if (sameJson(before, after)) return;
    const effect = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const [from, to] = [
      before === undefined ? 'none' : show(before),
      after === undefined ? 'none' : show(after),
    ];
    report(effect, `In ${label}, the default changed from ${from} to ${to}.`, at);
  },
};

/** `deprecated`: marking a part is reported, removing the mark is only text. */
export const deprecatedSchema: SchemaRule = {
  name: 'deprecated',
  phase: 'annotation',
  check(pair, report) {
    const { before, after, at, label } = annotation(pair, 'deprecated');
    if ((before === true) === (after === true)) return;
    if (after === true) report('added', `${upperFirst(label)} was marked deprecated.`, at);
    else report('text', `${upperFirst(label)} is no longer deprecated.`, at);
  },
};

/** `x-error`: the catalogue entry that a violation of this part leads to. */
export const errorOfSchema: SchemaRule = {
  name: 'x-error',
  phase: 'annotation',
  check(pair, report) {
    const { before, after, at, label } = annotation(pair, 'x-error');
    if (sameJson(before, after)) return;
    const effect = before === undefined ? 'added' : 'changed';
    report(
      effect,
      `In ${label}, the error of a violation changed from ${show(before)} to ${show(after)}.`,
      at,
    );
  },
};

/** A keyword whose value has the wrong JSON type: its meaning is unknown, so any change of it counts. */
export const malformed: SchemaRule = {
  name: 'malformed-keyword',
  phase: 'annotation',
  check(pair, report) {
    for (const name of SHAPED_KEYWORDS) {
      const { before, after, at, label } = annotation(pair, name);
      if (sameJson(before, after)) continue;
      report(
        'changed',
        `In ${label}, the malformed ${name} changed from ${show(before)} to ${show(after)}.`,
        at,
      );
    }
  },
};

const OWN_RULES = new Set([
  'default',
  'deprecated',
  'x-error',
  'xml',
  'readOnly',
  'writeOnly',
  'x-definition',
  ...SHAPED_KEYWORDS,
  ...OPEN_MARKS,
]);

/** Titles, descriptions, examples and unknown extensions: they inform and are not binding. */
export function schemaText(extensions: Extensions): SchemaRule {
  return {
    name: 'text',
    phase: 'annotation',
    check(pair, report) {
      const names = new Set([
        ...(pair.old.annotations?.keys() ?? []),
        ...(pair.new.annotations?.keys() ?? []),
      ]);
      for (const name of names) {
        const { before, after, at, label } = annotation(pair, name);
        if (OWN_RULES.has(name) || extensions.has(name) || sameJson(before, after)) continue;
        report('text', `In ${label}, ${name} changed from ${show(before)} to ${show(after)}.`, at);
      }
    },
  };
}

/** Extensions that `x-extensions` defines. */
export function extensionOfSchema(extensions: Extensions): SchemaRule {
  return {
    name: 'extension',
    phase: 'annotation',
    check(pair, report) {
      for (const [name, meaning] of extensions) {
        if (OWN_RULES.has(name)) continue;
        const [old, now] = [pair.old, pair.new].map(({ annotations }) => ({
          pointer: annotations?.get(name)?.pointer ?? '',
          value: annotations?.get(name)?.value,
        })) as [Part, Part];
        for (const change of compareExtension(name, old, now, meaning)) {
          report(change.effect, `In ${pair.label}: ${change.message}`, change);
        }
      }
    },
  };
}

/** An annotation before and after. */
export interface AnnotationPair {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly at: At;
  /** The schema in messages. */
  readonly label: string;
}

/** An annotation in both schemas, with its locations. */
export function annotation({ old, new: now, label }: SchemaPair, name: string): AnnotationPair {
  const [before, after] = [old.annotations?.get(name), now.annotations?.get(name)];
  const at = { oldAt: before?.pointer, at: after?.pointer };
  return { before: before?.value, after: after?.value, at, label };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
