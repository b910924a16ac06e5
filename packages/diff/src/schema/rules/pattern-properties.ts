import type { Flat, View } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';
import { anyView } from '../view.ts';

/** `patternProperties`: a pattern that is not listed leaves its names to `additionalProperties`. */
export const patternProperties: SchemaRule = {
  name: 'patternProperties',
  phase: 'assertion',
  check({ old, new: now, descend }) {
    const patterns = new Set([
      ...(old.patternProperties?.keys() ?? []),
      ...(now.patternProperties?.keys() ?? []),
    ]);
    for (const pattern of patterns) descend(ruleFor(old, pattern), ruleFor(now, pattern));
  },
};

function ruleFor(flat: Flat, pattern: string): View {
  return flat.patternProperties?.get(pattern) ?? flat.additionalProperties ?? anyView(flat.pointer);
}
