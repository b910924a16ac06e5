import type { Callback } from '@web-data/openapi';
import { heading, prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import { parameterField } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { mediaBlocks } from './media-blocks.ts';
import type { Displayed } from './media-blocks.ts';
import { contents } from './response-blocks.ts';

/** The requests that the service sends in the course of an operation, to addresses from it. */
export function callbackBlocks(description: Description, { model }: Operation): Block[] {
  const blocks = model.callbacks.flatMap((callback) =>
    callback.operations.flatMap((operation) => callbackRequest(description, callback, operation)),
  );
  return blocks.length > 0 ? [heading('Callbacks'), ...blocks] : [];
}

function callbackRequest(
  description: Description,
  { name, expression }: Callback,
  { method, httpMethod, object, parameters, body, responses }: Callback['operations'][number],
): Block[] {
  const id = `callback.${name}.${method}`;
  const displayed: Displayed = new Map();
  const fields = parameters.map((parameter) =>
    parameterField(description.document, parameter.object, `${id}.${parameter.in}`, 'response'),
  );
  const expected = responses.flatMap((response) => {
    const title = prose(
      `Your response ${response.status === 'default' ? 'otherwise' : `\`${response.status}\``}:`,
    );
    return [title].concat(contents(description, response, `${id}.${response.status}`, displayed));
  });
  return [
    heading(`\`${name}\``, id, 3),
    prose(
      `The service sends \`${httpMethod} ${expression}\`.`,
      ...[object.summary, object.description].flatMap((text) => (text ? [text] : [])),
    ),
    ...(fields.length > 0 ? [{ kind: 'fields', fields } as const] : []),
    ...mediaBlocks(description, body?.content ?? [], {
      direction: 'response',
      prefix: `${id}.body`,
      before: body?.object.description,
      displayed,
    }),
    ...expected,
  ];
}
