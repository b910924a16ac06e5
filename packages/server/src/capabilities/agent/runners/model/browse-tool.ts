import type { ActionOutcome } from '@web-data/browser';
import { jsonSchema, tool } from 'ai';
import type { JSONSchema7, Tool } from 'ai';
import { browseActions, parseActions } from '../../../interact/browse-actions.ts';
import { toAction } from '../../../interact/to-action.ts';
import type { BrowserAction } from '../../../interact/to-action.ts';
import type { ToolParts } from './tool-parts.ts';

/** Maximum number of characters of a snapshot or text that the model reads. */
const MAX_TEXT = 40_000;

const browseInput: JSONSchema7 = {
  type: 'object',
  properties: { actions: browseActions },
  required: ['actions'],
};

/** Lets the model act in the one page of a browser, and read what it shows and downloads. */
export function browseTool(parts: ToolParts): Tool<{ actions: unknown }, object> {
  const { tools, boundary, runExclusive } = parts;
  return tool({
    description:
      'Acts in the one page of a browser, as a person would: for what a page shows only after a click or in a form. It keeps its page from call to call, and stops at the first action that fails. A snapshot names the elements of the page by refs; scrape gives its text as Markdown; download reads a file that the page has downloaded.',
    inputSchema: jsonSchema<{ actions: unknown }>(browseInput),
    execute: async ({ actions: requested }, call): Promise<object> => {
      const parsed = parseActions(requested);
      if (typeof parsed === 'string') return { error: (await tools.rejectCall(parsed)).message };
      // Parsing found that each has what it needs.
      const actions = parsed.map(toAction) as BrowserAction[];
      const acted = await runExclusive(call, () => tools.browse(actions));
      if (!acted.ok) return { error: acted.message };
      const lines: string[] = [];
      for (const [index, outcome] of acted.outcomes.entries())
        lines.push(...(await describeOutcome(parts, parsed[index]!.type, outcome)));
      return {
        isDone: acted.outcomes.every(({ ok }) => ok),
        text: [boundary, ...lines, boundary].join('\n'),
      };
    },
  });
}

/** Describes an outcome, and notes what the page or the file says. */
async function describeOutcome(
  { tools, ledger }: ToolParts,
  type: string,
  outcome: ActionOutcome,
): Promise<string[]> {
  const { message, title, url } = outcome;
  const lines = [`${type}: ${message} The page is "${title}" at ${url}.`];
  for (const { name, state } of outcome.downloads ?? []) lines.push(`- ${JSON.stringify(name)}: ${state}`);
  if (outcome.download !== undefined) {
    const file = await tools.readDownloaded(outcome.download);
    if (file.ok) ledger.note(outcome.download.file.url, `${outcome.download.file.name}\n${file.text}`);
    return [...lines, (file.ok ? file.text : file.message).slice(0, MAX_TEXT)];
  }
  const text = type === 'scrape' && outcome.ok ? await tools.formatOutcome(outcome) : outcome.snapshot;
  if (text === undefined) return lines;
  if (outcome.ok && outcome.status < 400 && saysAnything(type, text)) ledger.note(url, `${title}\n${text}`);
  return [...lines, text.slice(0, MAX_TEXT)];
}

/** A snapshot of an empty page has refs of elements but no name or text. */
function saysAnything(type: string, text = ''): boolean {
  return type === 'snapshot' ? /"[^"]|: \S/.test(text) : text.trim() !== '';
}
