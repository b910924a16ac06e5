import { readEncodings, type Content, type Encoding, type Encodings } from '@web-data/openapi';

/** How the parts of a multipart body are written by their position; as the runtimes of client and validator take it. */
export interface PartEncodings {
  /** Of the first parts, in order. */
  prefix?: PartEncoding[];
  /** Of all further parts. */
  item?: PartEncoding;
}

/** The media type of a part, and the encodings of the parts that it consists of. */
interface PartEncoding extends PartEncodings {
  type?: string;
}

/** Reads `prefixEncoding` and `itemEncoding` of a media type; `undefined` where they say nothing. */
export function planPartEncodings({ node }: Content): PartEncodings | undefined {
  const plan = planAll(readEncodings(node));
  return Object.keys(plan).length > 0 ? plan : undefined;
}

function planAll({ prefix, item }: Encodings): PartEncodings {
  return {
    ...(prefix.length > 0 && { prefix: prefix.map(planOne) }),
    ...(item && { item: planOne(item) }),
  };
}

/** Of several media types, or of a range, the part itself says which one it has. */
function planOne({ contentType, nested }: Encoding): PartEncoding {
  const type = contentType?.trim();
  return { ...(type && !/[*,]/.test(type) && { type }), ...planAll(nested) };
}
