import type { BodyRule } from './operation.ts';

/** The rules of ranges such as `image/*` and of any type; the narrowest one counts. */
export function mediaRanges(
  ranges: Readonly<Record<string, BodyRule>>,
): (mediaType: string) => BodyRule | undefined {
  return (mediaType) => {
    const wide = [`${mediaType.split('/')[0]}/*`, '*/*'].find((range) => Object.hasOwn(ranges, range));
    return wide === undefined ? undefined : ranges[wide];
  };
}
