import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BudgetGetResponse } from '../../../generated/account/client/index.js';
import { account, UserError } from '../../client.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LinesField } from '../../parts/lines-field.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';

interface BudgetFormProps {
  team: TeamEntry;
  state: BudgetGetResponse;
  onClose(): void;
}

/** Thresholds that the form offers; others that the API has set stay. */
const OFFERED = [50, 80, 100];

/** Returns an error in people's words for a field that the service rejected; the same error for any other. */
function explain(error: unknown, recipients: readonly string[]): unknown {
  const { details } = Object(error) as { details?: { path?: string }[] };
  const path = details?.[0]?.path ?? '';
  const [, at] = /^\/email\/recipients\/(\d+)/.exec(path) ?? [];
  if (at !== undefined)
    return new UserError(
      `“${recipients[Number(at)]}” cannot get emails: the address must belong to somebody of the team who has confirmed it, or be allowed by whoever runs the service.`,
    );
  if (path === '/webhook')
    return new UserError('The webhook must be an http or https URL at a public address, without a password.');
  return error;
}

/** A dialog that sets the monthly budget. */
export function BudgetForm({ team, state: { budget, sendsMail }, onClose }: BudgetFormProps): JSX.Element {
  const [credits, setCredits] = useState(budget?.credits ?? NaN);
  const [thresholds, setThresholds] = useState(budget?.thresholds ?? OFFERED);
  const [isHardLimit, setHardLimit] = useState(budget?.isHardLimit ?? false);
  const [isMailed, setMailed] = useState(budget?.email.enabled ?? true);
  const [recipients, setRecipients] = useState(budget?.email.recipients ?? []);
  const [webhook, setWebhook] = useState(budget?.webhook ?? '');
  const save = useAction(async () => {
    await account.budget
      .change(team.id, {
        credits,
        thresholds,
        isHardLimit,
        email: { enabled: isMailed, ...(recipients.length > 0 && { recipients }) },
        ...(webhook !== '' && { webhook }),
      })
      .catch((error: unknown) => {
        throw explain(error, recipients);
      });
    onClose();
  });
  const toggle = (percent: number, isOn: boolean) =>
    setThresholds((before) => [...before.filter((one) => one !== percent), ...(isOn ? [percent] : [])]);
  const choices = [...new Set([...OFFERED, ...(budget?.thresholds ?? [])])].toSorted((a, b) => a - b);
  return (
    <FormDialog title="Monthly budget" yes="Save" action={save} onClose={onClose}>
      <label class="field">
        <span>Credits a month</span>
        <input
          type="number"
          min={1}
          max={1e12}
          step={1}
          required
          value={Number.isNaN(credits) ? '' : credits}
          onInput={(event) => setCredits(event.currentTarget.valueAsNumber)}
        />
        <small>For each calendar month, which begins on its first day at 00:00 UTC.</small>
      </label>
      <fieldset>
        <legend>Alert the team when so much is used</legend>
        {choices.map((percent) => (
          <label class="option" key={percent}>
            <input
              type="checkbox"
              checked={thresholds.includes(percent)}
              onChange={(event) => toggle(percent, event.currentTarget.checked)}
            />
            <span>{percent} %</span>
          </label>
        ))}
      </fieldset>
      <label class="option">
        <input
          type="checkbox"
          checked={isHardLimit}
          onChange={(event) => setHardLimit(event.currentTarget.checked)}
        />
        <span>
          Stop when the budget is used up: new work is rejected, and running crawls end with the pages that
          they have
        </span>
      </label>
      <label class="option">
        <input
          type="checkbox"
          checked={isMailed}
          onChange={(event) => setMailed(event.currentTarget.checked)}
        />
        <span>Send an email{sendsMail ? '' : ' (this service sends none)'}</span>
      </label>
      {isMailed ? (
        <LinesField
          label="To"
          hint="One address on each line; all people of the team when empty."
          lines={recipients}
          onChange={setRecipients}
        />
      ) : null}
      <label class="field">
        <span>Webhook</span>
        <input
          type="url"
          maxLength={2048}
          value={webhook}
          onInput={(event) => setWebhook(event.currentTarget.value.trim())}
        />
        <small>A URL that gets the event budget.threshold; none when empty.</small>
      </label>
    </FormDialog>
  );
}
