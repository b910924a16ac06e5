/** Type and subtype of a Content-Type in lower case, with its `charset` (RFC 9110, 8.3.1); undefined when it is malformed. */
export interface MediaType {
  essence: string;
  charset: string | undefined;
}

const token = "[\\w!#$%&'*+.^`|~-]+";
const whole = new RegExp(`^[ \\t]*(${token}/${token})[ \\t]*((?:;[^,]*)?)$`);
const charset = new RegExp(`;[ \\t]*charset=(?:"([^"]*)"|(${token}))[ \\t]*(?=;|$)`, 'i');

export function parseMediaType(header: string): MediaType | undefined {
  if (header === 'application/json') return { essence: header, charset: undefined };
  const parts = whole.exec(header);
  if (!parts) return undefined;
  const found = charset.exec(parts[2]!);
  return { essence: parts[1]!.toLowerCase(), charset: (found?.[1] ?? found?.[2])?.toLowerCase() };
}
