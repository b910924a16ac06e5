/**
 * Bodies are read as JSON; another media type has no schema that could be checked.
 * @throws Error naming the place.
 */
export function requireJson(mediaType: string, place: string): void {
  if (isJson(mediaType)) return;
  throw new Error(
    `${mediaType} of ${place} cannot be validated: only application/json and types that end in +json can.`,
  );
}

export function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/i.test(mediaType);
}
