import { operationId, request } from 'first-call';
import type { JSX } from 'preact';
import { Sample } from '../../parts/sample.tsx';
import { Link } from '../../router.tsx';

/** How a program calls the API for the first time: a key, then a few lines in a language of the reader's choice. */
export function FirstCall({ teamId, hasKey }: { teamId: string; hasKey: boolean }): JSX.Element {
  const variable = request.credentials.flatMap((one) => ('variable' in one ? [one.variable] : []))[0];
  return (
    <section>
      <h2>{hasKey ? 'Call the API' : 'Your first call'}</h2>
      <p>
        <Link to={`teams/${teamId}/keys`}>{hasKey ? 'Take a key' : 'Create a key'}</Link> and put it into the
        environment of your program as <code>{variable}</code>. This maps a website:
      </p>
      <Sample request={{ ...request, baseUrl: location.origin }} hasClient />
      <p>
        Or <Link to={`teams/${teamId}/playground#${operationId}`}>try it in the playground</Link>, without a
        program.
      </p>
    </section>
  );
}
