import type { DocumentRow } from './rows.ts';
import { op, body, P } from './snippets.ts';

/** Edits of documents: request body. */
export const REQUEST_BODIES: readonly DocumentRow[] = [
  [
    'optional body added',
    op(''),
    op('requestBody: {content: {application/json: {}}}'),
    `additive request-body ${P}/requestBody`,
  ],
  [
    'required body added',
    op(''),
    op('requestBody: {required: true, content: {application/json: {}}}'),
    `breaking request-body ${P}/requestBody`,
  ],
  [
    'body removed',
    op('requestBody: {content: {application/json: {}}}'),
    op(''),
    `breaking request-body ${P}/requestBody`,
  ],
  [
    'body becomes required',
    op('requestBody: {content: {a/b: {}}}'),
    op('requestBody: {required: true, content: {a/b: {}}}'),
    `breaking request-body-required ${P}/requestBody`,
  ],
  [
    'body becomes optional',
    op('requestBody: {required: true, content: {a/b: {}}}'),
    op('requestBody: {content: {a/b: {}}}'),
    `additive request-body-required ${P}/requestBody`,
  ],
  [
    'body moved to the components',
    op('requestBody: {content: {a/b: {}}}'),
    `${op('requestBody: {$ref: "#/components/requestBodies/b"}')}\ncomponents: {requestBodies: {b: {content: {a/b: {}}}}}`,
    'none',
  ],
  [
    'media type of a request added',
    body('a/b: {}'),
    body('a/b: {}, a/c: {}'),
    `additive request-content ${P}/requestBody/content/a~1c`,
  ],
  [
    'media type of a request removed',
    body('a/b: {}, a/c: {}'),
    body('a/b: {}'),
    `breaking request-content ${P}/requestBody/content/a~1c`,
  ],
  [
    'media type of a request becomes a range',
    body('a/b: {}'),
    body('a/*: {}'),
    `additive request-content ${P}/requestBody/content/a~1*`,
  ],
  [
    'range of a request becomes a media type',
    body('a/*: {}'),
    body('a/b: {}'),
    `breaking request-content ${P}/requestBody/content/a~1*`,
  ],
  [
    'range of a request becomes a narrower schema',
    body('"*/*": {schema: {type: number}}'),
    body('"*/*": {schema: {type: number}}, a/b: {schema: {type: integer}}'),
    `breaking type ${P}/requestBody/content/a~1b/schema/type; text request-content ${P}/requestBody/content/a~1b`,
  ],
  [
    'charset of JSON said',
    body('application/json: {schema: {type: string}}'),
    body('"Application/JSON; charset=UTF-8": {schema: {type: string}}'),
    'none',
  ],
  [
    'parameter of a media type demanded',
    body('application/json: {}'),
    body('application/json;version=2: {}'),
    `breaking request-content ${P}/requestBody/content/application~1json`,
  ],
  [
    'parameter of a media type changed',
    body('application/json;version=1: {}'),
    body('application/json;version=2: {}'),
    `breaking request-content ${P}/requestBody/content/application~1json;version=1; additive request-content ${P}/requestBody/content/application~1json;version=2`,
  ],
  [
    'encoding changed',
    body('multipart/form-data: {encoding: {a: {contentType: a/b}}}'),
    body('multipart/form-data: {encoding: {a: {contentType: a/c}}}'),
    `breaking encoding ${P}/requestBody/content/multipart~1form-data/encoding/a`,
  ],
  [
    'schema of a body added',
    body('a/b: {}'),
    body('a/b: {schema: {type: object}}'),
    `breaking type ${P}/requestBody/content/a~1b/schema/type`,
  ],
  [
    'example of a body changed',
    body('a/b: {example: 1}'),
    body('a/b: {example: 2}'),
    `text text ${P}/requestBody/content/a~1b/example`,
  ],
  [
    'description of a body',
    op('requestBody: {description: One.}'),
    op('requestBody: {description: Two.}'),
    `text text ${P}/requestBody/description`,
  ],
  [
    'media type of a part widened',
    body('multipart/form-data: {encoding: {a: {contentType: image/png}}}'),
    body('multipart/form-data: {encoding: {a: {contentType: "image/png, image/jpeg"}}}'),
    `additive encoding ${P}/requestBody/content/multipart~1form-data/encoding/a`,
  ],
  [
    'media type of a part narrowed',
    body('multipart/form-data: {encoding: {a: {contentType: image/*}}}'),
    body('multipart/form-data: {encoding: {a: {contentType: image/png}}}'),
    `breaking encoding ${P}/requestBody/content/multipart~1form-data/encoding/a`,
  ],
  [
    'style of a part said',
    body('multipart/form-data: {encoding: {a: {style: form}}}'),
    body('multipart/form-data: {encoding: {a: {explode: true}}}'),
    'none',
  ],
  [
    'parts joined',
    body('multipart/form-data: {encoding: {a: {}}}'),
    body('multipart/form-data: {encoding: {a: {explode: false}}}'),
    `breaking encoding ${P}/requestBody/content/multipart~1form-data/encoding/a`,
  ],
  [
    'header of a part demanded',
    body('multipart/form-data: {}'),
    body('multipart/form-data: {encoding: {a: {headers: {X: {required: true}}}}}'),
    `breaking encoding ${P}/requestBody/content/multipart~1form-data/encoding/a/headers/X`,
  ],
  [
    'header of a part offered',
    body('multipart/form-data: {}'),
    body('multipart/form-data: {encoding: {a: {headers: {X: {}}}}}'),
    `additive encoding ${P}/requestBody/content/multipart~1form-data/encoding/a/headers/X`,
  ],
  [
    'part extended',
    body('multipart/form-data: {}'),
    body('multipart/form-data: {encoding: {a: {x-b: 1}}}'),
    `text text ${P}/requestBody/content/multipart~1form-data/encoding/a/x-b`,
  ],
  [
    'bytes with or without a schema',
    body('image/png: {schema: {type: string, format: binary}}'),
    body('image/png: {}'),
    'none',
  ],
  [
    'bytes in JSON',
    body('application/json: {schema: {type: string, format: binary}}'),
    body('application/json: {}'),
    `additive type ${P}/requestBody/content/application~1json/schema/type; breaking contentMediaType ${P}/requestBody/content/application~1json/schema/format`,
  ],
  [
    'optional part with an encoding added',
    body('multipart/form-data: {schema: {type: object, properties: {a: {}}}}'),
    body(
      'multipart/form-data: {schema: {type: object, properties: {a: {}, b: {}}}, encoding: {b: {contentType: a/b}}}',
    ),
    `additive properties ${P}/requestBody/content/multipart~1form-data/schema/properties/b`,
  ],
  [
    'encoding of a part known before added',
    body('multipart/form-data: {schema: {type: object, properties: {a: {}}}}'),
    body(
      'multipart/form-data: {schema: {type: object, properties: {a: {}}}, encoding: {a: {contentType: a/b}}}',
    ),
    `breaking encoding ${P}/requestBody/content/multipart~1form-data/encoding/a`,
  ],
  [
    'bytes of any length',
    body('application/octet-stream: {schema: {type: string, format: binary, maxLength: 1000}}'),
    body('application/octet-stream: {schema: {type: string, format: binary}}'),
    `additive maxLength ${P}/requestBody/content/application~1octet-stream/schema/maxLength`,
  ],
  [
    'bytes described where they had no schema',
    body('image/png: {}'),
    body('image/png: {schema: {type: string, format: binary, description: A picture.}}'),
    `text text ${P}/requestBody/content/image~1png/schema/description`,
  ],
  [
    'items of a stream that may not be sent',
    body('application/jsonl: {itemSchema: {type: string}}'),
    body('application/jsonl: {itemSchema: false}'),
    `breaking false-schema ${P}/requestBody/content/application~1jsonl/itemSchema`,
  ],
];
