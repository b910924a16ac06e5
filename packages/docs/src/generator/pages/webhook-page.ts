import { heading, prose, table } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import { listExamples } from '../description/examples.ts';
import { parameterField } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { exampleValue } from '../samples/example-value.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';
import { json } from '../samples/literals.ts';
import { deprecation } from './deprecation.ts';
import { mediaBlocks } from './media-blocks.ts';
import { describeResponse, responseList } from './response-blocks.ts';

/** The page of an event that the service sends to a webhook: the delivery, and the allowed responses. */
export function webhookPage(description: Description, webhook: Operation): Page {
  const [, first = webhook.summary, rest = ''] =
    /^(.*?[.!?](?=\s|$))?([^]*)$/.exec(webhook.description) ?? [];
  const more = rest.trim();
  return {
    path: webhook.page,
    title: webhook.path,
    description: first,
    section: 'Webhooks',
    eyebrow: 'Webhook',
    ...readMarks(webhook.object),
    blocks: [
      ...deprecation(webhook, 'New receivers should not rely on it.'),
      ...(more ? [prose(more)] : []),
      ...(description.guides.has('webhooks')
        ? [
            prose(
              `How to receive it, and how to tell that it is genuine: ${toGuide(description, 'webhooks', 'Webhooks')}.`,
            ),
          ]
        : []),
      ...headers(description, webhook),
      ...body(description, webhook),
      ...responses(description, webhook),
    ],
    aside: deliveries(description, webhook),
    source: description.findSource(webhook.model.pointer),
    keywords: [webhook.id, webhook.path, webhook.summary, 'webhook event callback delivery'].join(' '),
  };
}

function headers({ document }: Description, { parameters }: Operation): Block[] {
  const fields = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameterField(document, parameter, 'header', 'response'));
  return fields.length > 0 ? [heading('Headers'), { kind: 'fields', fields }] : [];
}

function body(description: Description, { model }: Operation): Block[] {
  const { content = [], object } = model.body ?? {};
  if (content.length === 0) return [];
  return [
    heading('Body', 'body'),
    ...mediaBlocks(description, content, {
      direction: 'response',
      prefix: 'body',
      before: object?.description,
    }),
  ];
}

function responses(description: Description, { model }: Operation): Block[] {
  const title = heading('What to answer', 'answers');
  if (
    model.responses.some(({ content, headers: own, links }) => content.length + own.length + links.length > 0)
  )
    return [title].concat(responseList(description, model.responses, new Map()));
  const rows = model.responses.map((response) => [
    response.status === 'default' ? 'anything else' : response.status,
    describeResponse(response),
  ]);
  return rows.length > 0 ? [title, table('Answers of a receiver', ['HTTP', 'What follows'], rows)] : [];
}

/** Describes the delivery as the HTTP request that arrives. */
function deliveries({ document }: Description, webhook: Operation): Block[] {
  const { content, mediaType, parameters, method } = webhook;
  if (!content) return [];
  const input = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(
      (parameter) =>
        `${parameter.name}: ${toText(parameter.example ?? exampleValue(document, parameter.schema ?? true))}`,
    );
  const head = [`${method} /your/receiver HTTP/1.1`, `Content-Type: ${mediaType}`, ...input].join('\n');
  return listExamples(content).map<Block>(({ title, value, serialized }) => {
    const text = `${head}\n\n${serialized ?? json(value)}`;
    return {
      kind: 'tabs',
      title,
      tabs: [{ label: 'Delivery', value: 'delivery', code: { language: 'http', text } }],
    };
  });
}
