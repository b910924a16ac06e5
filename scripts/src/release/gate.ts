import { reaches } from './level.ts';
import type { Level } from './level.ts';

/** A change of the description, as `@web-data/diff` returns it. */
export interface SpecChange {
  level: 'breaking' | 'additive' | 'text';
  operation?: string;
  pointer: string;
  message: string;
  provisional: boolean;
}

export interface GateInput {
  changes: SpecChange[];
  /** The level that the changes require. */
  required: Level;
  /** The level of the pending changesets. */
  pending: Level;
  /** The API's label, `info.version`, at the last release and now. */
  oldLabel: string;
  newLabel: string;
}

/**
 * Checks the pending changesets against the changes of the description.
 * @returns one sentence for each rejection, with the location and the remedy; empty when the release may proceed
 */
export function judge({ changes, required, pending, oldLabel, newLabel }: GateInput): string[] {
  const labelMoved = oldLabel !== newLabel;
  const breaking = changes.filter((change) => change.level === 'breaking' && !change.provisional);
  if (breaking.length > 0 && !labelMoved)
    return breaking.map((change) => formatBreaking(change, newLabel, 'major'));
  if (pending === 'major' && !labelMoved) {
    return [
      `A pending changeset asks for a major release, but the label is still ${newLabel}. Lower it to minor, or bring the next label with its server path.`,
    ];
  }
  if (labelMoved && pending !== 'major') {
    return [`The label moves from ${oldLabel} to ${newLabel}: run \`npm run changeset\` and choose major.`];
  }
  if (reaches(pending, required)) return [];
  return [formatLevel(changes, required, pending)];
}

/**
 * The same for another description: it has a label of its own, which does not change the version of the line, so a new
 * label requires a minor.
 */
export function judgeBeside({ changes, required, pending, oldLabel, newLabel }: GateInput): string[] {
  const labelMoved = oldLabel !== newLabel;
  const breaking = changes.filter((change) => change.level === 'breaking' && !change.provisional);
  if (breaking.length > 0 && !labelMoved)
    return breaking.map((change) => formatBreaking(change, newLabel, 'minor'));
  const least = labelMoved ? 'minor' : required;
  return reaches(pending, least) ? [] : [formatLevel(changes, least, pending)];
}

function formatBreaking(change: SpecChange, label: string, next: Level): string {
  return `${location(change)} ${change.message} This breaks callers and is refused while the label is ${label}: keep the old form beside the new one, or bring the next label (info.version and the server path) with a ${next} changeset.`;
}

function formatLevel(changes: SpecChange[], required: Level, pending: Level): string {
  const levels = required === 'patch' ? ['text', 'additive', 'breaking'] : ['additive', 'breaking'];
  const reasons = changes
    .filter((change) => levels.includes(change.level))
    .slice(0, 20)
    .map((change) => `\n  ${location(change)} ${change.message}`);
  const pendingText =
    pending === 'none' ? 'no changeset is pending' : `the pending changesets give ${pending}`;
  return `The description asks for a ${required} release, but ${pendingText}: run \`npm run changeset\` and choose ${required}.${reasons.join('')}`;
}

function location({ operation, pointer }: SpecChange): string {
  return `${operation ? `${operation} ` : ''}#${pointer}:`;
}
