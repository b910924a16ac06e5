import { operations, scopes as scopeTexts } from 'api-facts';
import type { JSX } from 'preact';

interface ScopeChoiceProps {
  /** What can be chosen; everything there is where `*` is among it. */
  offered: readonly string[];
  chosen: string[];
  onChange(scopes: string[]): void;
}

/** Everything, or some capabilities. */
export function ScopeChoice({ offered, chosen, onChange }: ScopeChoiceProps): JSX.Element {
  const isAnyOffered = offered.includes('*');
  const isAll = chosen.includes('*');
  const toggle = (scope: string) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset>
      <legend>May</legend>
      {isAnyOffered ? (
        <>
          <label class="option">
            <input type="radio" name="all" checked={isAll} onChange={() => onChange(['*'])} />{' '}
            <span>Everything</span>
          </label>
          <label class="option">
            <input
              type="radio"
              name="all"
              checked={!isAll}
              onChange={() => onChange([operations[0]!.scope])}
            />{' '}
            <span>Only some things</span>
          </label>
        </>
      ) : null}
      {isAll ? null : (
        <div class="scopes">
          {(isAnyOffered ? Object.keys(scopeTexts) : offered).map((scope) => (
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

/** What a scope allows: that of a capability, or one operation alone. */
function textOf(scope: string): string {
  const operation = operations.find(({ id }) => id === scope);
  return scopeTexts[scope] ?? (operation ? `${operation.title}, and nothing else.` : '');
}
