import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import type { Monitor } from './monitor.ts';

interface EditMonitorProps {
  team: TeamEntry;
  monitor: Monitor;
  onClose(): void;
}

/** The members of a monitor that can be changed without a key. */
export function EditMonitor({ team, monitor, onClose }: EditMonitorProps): JSX.Element {
  const [initial] = useState(() => ({
    name: monitor.name,
    cron: monitor.cron,
    timezone: monitor.timezone,
    goal: monitor.goal ?? '',
    retentionDays: String(monitor.retentionDays),
  }));
  const [typed, setTyped] = useState(initial);
  const save = useAction(async () => {
    // What was not edited stays as it is there, even if somebody else has changed it meanwhile.
    const { retentionDays, ...others } = typed;
    const change = {
      ...Object.fromEntries(
        Object.entries(others).filter(([name, value]) => value !== initial[name as keyof typeof initial]),
      ),
      ...(retentionDays !== initial.retentionDays && { retentionDays: Number(retentionDays) }),
    };
    if (Object.keys(change).length > 0) await account.monitors.change(team.id, monitor.id, change);
    onClose();
  });
  const set = (name: keyof typeof typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value });
  return (
    <FormDialog title="Edit the monitor" yes="Save" action={save} onClose={onClose}>
      <label class="field">
        <span>Name</span>
        <input required maxLength={200} value={typed.name} onInput={set('name')} autoFocus />
      </label>
      <label class="field">
        <span>Schedule</span>
        <input required spellcheck={false} value={typed.cron} onInput={set('cron')} />
        <small>
          Minute, hour, day of the month, month, day of the week: <code>0 8 * * 1-5</code> is 8:00 from Monday
          to Friday.
        </small>
      </label>
      <label class="field">
        <span>Time zone</span>
        <input required spellcheck={false} value={typed.timezone} onInput={set('timezone')} />
        <small>
          Such as <code>Europe/Berlin</code>.
        </small>
      </label>
      <label class="field">
        <span>Goal</span>
        <textarea rows={3} maxLength={2000} value={typed.goal} onInput={set('goal')} />
        <small>What a change has to be about. Empty: any change counts.</small>
      </label>
      <label class="field">
        <span>Days that checks are kept</span>
        <input
          type="number"
          required
          min={1}
          max={365}
          value={typed.retentionDays}
          onInput={set('retentionDays')}
        />
      </label>
    </FormDialog>
  );
}
