import { operations, scopes as scopeLabels } from 'api-facts';
import type { JSX } from 'preact';

/** The scope of the first capability: the default choice. */
export const leastScope: string = operations[0]!.scope;

interface ScopeChoiceProps {
  /** Scopes that can be chosen; all scopes when it contains `*`. */
  offered: readonly string[];
  chosen: string[];
  onChange(scopes: string[]): void;
}

/** A choice of all scopes or some capabilities. */
export function ScopeChoice({ offered, chosen, onChange }: ScopeChoiceProps): JSX.Element {
  const isAnyOffered = offered.includes('*');
  const isAll = chosen.includes('*');
  const toggle = (scope: string) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset>
      <legend>Scopes</legend>
      {isAnyOffered ? (
        <>
          <label class="option">
            <input type="radio" name="all" checked={isAll} onChange={() => onChange(['*'])} />{' '}
            <span>Everything</span>
          </label>
          <label class="option">
            <input type="radio" name="all" checked={!isAll} onChange={() => onChange([leastScope])} />{' '}
            <span>Only some things</span>
          </label>
        </>
      ) : null}
      {isAll ? null : (
        <div class="scopes">
          {(isAnyOffered ? Object.keys(scopeLabels) : offered).map((scope) => (
            <label key={scope} class="option">
              <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />{' '}
              <span>
                <code>{scope}</code> {textOf(scope)}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Describes a scope: that of a capability, or of one operation. */
function textOf(scope: string): string {
  const operation = operations.find(({ id }) => id === scope);
  return scopeLabels[scope] ?? (operation ? `${operation.title}, and nothing else.` : '');
}
