import type { ActionOutcome } from '@web-data/browser';
import { jsonSchema, tool } from 'ai';
import type { JSONSchema7, Tool } from 'ai';
import { cutText } from '../../../../platform/cut-text.ts';
import { browseActions, parseActions } from '../../../interact/browse-actions.ts';
import { toAction } from '../../../interact/to-action.ts';
import type { BrowserAction } from '../../../interact/to-action.ts';
import type { ModelInput } from '../../../pages/evidence/page-index.ts';
import type { EvidenceLedger } from './evidence-ledger.ts';
import { readSnapshotText } from './snapshot-text.ts';
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
  const { tools, ledger, wrap, runExclusive } = parts;
  // The page may repeat them for as long as the browser is open.
  const inputs: ModelInput[] = [];
  return tool({
    description:
      'Acts in the one page of a browser, as a person would: for what a page shows only after a click or in a form. It keeps its page from call to call, and stops at the first action that fails. A snapshot names the elements of the page by refs; scrape gives its text as Markdown; download reads a file that the page has downloaded.',
    inputSchema: jsonSchema<{ actions: unknown }>(browseInput),
    execute: async ({ actions: requested }, call): Promise<object> => {
      const parsed = parseActions(requested);
      if (typeof parsed === 'string') return { error: (await tools.rejectCall(parsed)).message };
      // Parsing found that each has what it needs.
      const actions = parsed.map(toAction) as BrowserAction[];
      inputs.push(...actions.flatMap((action) => findInputs(ledger, action)));
      const acted = await runExclusive(call, () => tools.browse(actions));
      if (!acted.ok) return { error: wrap({ text: acted.message }) };
      const lines: string[] = [];
      for (const [index, outcome] of acted.outcomes.entries())
        lines.push(...(await describeOutcome({ ...parts, inputs }, parsed[index]!.type, outcome)));
      return {
        isDone: acted.outcomes.every(({ ok }) => ok),
        text: wrap({ text: lines }),
      };
    },
  });
}

/** Returns what an action puts into the page that neither the task nor a page has. */
function findInputs(ledger: EvidenceLedger, action: BrowserAction): ModelInput[] {
  const typed = 'text' in action && action.type !== 'wait' && action.text !== undefined ? [action.text] : [];
  return [...ledger.findTyped(typed), ...(action.type === 'goto' ? ledger.findInvented(action.url) : [])];
}

/** Describes an outcome, and notes what the page or the file says. */
async function describeOutcome(
  { tools, ledger, inputs }: ToolParts & { inputs: readonly ModelInput[] },
  type: string,
  outcome: ActionOutcome,
): Promise<string[]> {
  const { message, title, url } = outcome;
  const lines = [`${type}: ${message} The page is "${title}" at ${url}.`];
  for (const { name, state } of outcome.downloads ?? []) lines.push(`- ${JSON.stringify(name)}: ${state}`);
  if (outcome.download !== undefined) {
    const file = await tools.readDownloaded(outcome.download);
    const said = cutText(file.ok ? file.text : file.message, MAX_TEXT);
    const { url: source, name } = outcome.download.file;
    if (file.ok) ledger.note(source, `${name}\n${said}`, inputs);
    return [...lines, said];
  }
  const full = type === 'scrape' && outcome.ok ? await tools.formatOutcome(outcome) : outcome.snapshot;
  if (full === undefined) return lines;
  const text = cutText(full, MAX_TEXT);
  const said = type === 'snapshot' ? readSnapshotText(text) : text;
  if (outcome.ok && outcome.status < 400 && said.trim() !== '') ledger.note(url, `${title}\n${said}`, inputs);
  return [...lines, text];
}
