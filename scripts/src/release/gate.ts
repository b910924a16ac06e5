import { reaches } from './level.ts';
import type { Level } from './level.ts';

/** A change of the description, as `@web-data/diff` gives it. */
export interface SpecChange {
  level: 'breaking' | 'additive' | 'text';
  operation?: string;
  pointer: string;
  message: string;
  provisional: boolean;
}

export interface GateInput {
  changes: SpecChange[];
  /** The level the changes ask for. */
  required: Level;
  /** The level the pending changesets give. */
  pending: Level;
  /** The API's label, `info.version`, at the last release and now. */
  oldLabel: string;
  newLabel: string;
}

/**
 * Holds the pending changesets against what the description asks for.
 * @returns one sentence a refusal, with the place and the way out; empty when the release may go on
 */
export function judge({ changes, required, pending, oldLabel, newLabel }: GateInput): string[] {
  const labelMoved = oldLabel !== newLabel;
  const breaking = changes.filter((change) => change.level === 'breaking' && !change.provisional);
  if (breaking.length > 0 && !labelMoved)
    return breaking.map((change) => refuseBreaking(change, newLabel, 'major'));
  if (pending === 'major' && !labelMoved) {
    return [
      `A pending changeset asks for a major release, but the label is still ${newLabel}. Lower it to minor, or bring the next label with its server path.`,
    ];
  }
  if (labelMoved && pending !== 'major') {
    return [`The label moves from ${oldLabel} to ${newLabel}: run \`npm run changeset\` and choose major.`];
  }
  if (reaches(pending, required)) return [];
  return [refuseLevel(changes, required, pending)];
}

/**
 * The same for a description beside that of the line: it has a label of its own, which does not move the version of the line,
 * so that a new one asks for a minor.
 */
export function judgeBeside({ changes, required, pending, oldLabel, newLabel }: GateInput): string[] {
  const labelMoved = oldLabel !== newLabel;
  const breaking = changes.filter((change) => change.level === 'breaking' && !change.provisional);
  if (breaking.length > 0 && !labelMoved)
    return breaking.map((change) => refuseBreaking(change, newLabel, 'minor'));
  const least = labelMoved ? 'minor' : required;
  return reaches(pending, least) ? [] : [refuseLevel(changes, least, pending)];
}

function refuseBreaking(change: SpecChange, label: string, next: Level): string {
  return `${place(change)} ${change.message} This breaks callers and is refused while the label is ${label}: keep the old form beside the new one, or bring the next label (info.version and the server path) with a ${next} changeset.`;
}

function refuseLevel(changes: SpecChange[], required: Level, pending: Level): string {
  const wanted = required === 'patch' ? ['text', 'additive', 'breaking'] : ['additive', 'breaking'];
  const reasons = changes
    .filter((change) => wanted.includes(change.level))
    .slice(0, 20)
    .map((change) => `\n  ${place(change)} ${change.message}`);
  const given = pending === 'none' ? 'no changeset is pending' : `the pending changesets give ${pending}`;
  return `The description asks for a ${required} release, but ${given}: run \`npm run changeset\` and choose ${required}.${reasons.join('')}`;
}

function place({ operation, pointer }: SpecChange): string {
  return `${operation ? `${operation} ` : ''}#${pointer}:`;
}
