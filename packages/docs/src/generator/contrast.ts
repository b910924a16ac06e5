type Rgb = [red: number, green: number, blue: number];

/** The contrast of two colours as `#rrggbb`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** A colour between two. @param share of the second, from 0 to 1 */
export function mix(one: string, other: string, share: number): string {
  const to = readColour(other);
  const parts = readColour(one).map((value, at) => Math.round(value + (to[at]! - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = readColour(colour).map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The parts of a colour, each from 0 to 255. */
export function readColour(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
