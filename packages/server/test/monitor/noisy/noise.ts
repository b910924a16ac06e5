import type { Chance } from './chance.ts';
import type { Tongue } from './tongue.ts';
import { phrase, sentence } from './tongue.ts';

/** One reading of a page. */
export interface Fetch {
  /** Milliseconds of when. */
  readonly at: number;
  /** Milliseconds since the page was made. */
  readonly age: number;
  /** What is different each time. */
  readonly chance: Chance;
}

/** What a page says that nobody has written: HTML that differs from one reading to the next. */
export type Noise = (fetch: Fetch) => string;

/** Makes a noise that belongs to one page. */
export type NoiseMaker = (chance: Chance, tongue: Tongue) => Noise;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds between two prices of something that is traded. */
const TICK = 2000;

const many = (chance: Chance, from: NoiseMaker[]): NoiseMaker => chance.pick(from);

/** Numbers that go up by themselves, or move about. */
export const counters: readonly NoiseMaker[] = [
  (chance) => {
    const [start, rate] = [chance.whole(50, 90_000), chance.whole(1, 900)];
    return (fetch) => `${grown(start, rate, fetch).toLocaleString('en-US')} views`;
  },
  (chance) => {
    const [start, rate] = [chance.whole(900, 9000), chance.whole(2, 60)];
    return (fetch) => `Viewed ${grown(start, rate, fetch)} times`;
  },
  (chance) => {
    const usual = chance.whole(8, 400);
    return ({ chance: now }) => `${now.whole(Math.ceil(usual / 2), usual * 2)} users online`;
  },
  (chance) => {
    const usual = chance.whole(4, 40);
    return ({ chance: now }) => `${now.whole(2, usual)} people are looking at this right now`;
  },
  (chance) => {
    const [start, rate] = [chance.whole(2, 300), chance.whole(1, 9)];
    return (fetch) => `👍 ${grown(start, rate, fetch)} · 👎 ${grown(3, 1, fetch)}`;
  },
  (chance) => {
    const [start, rate] = [chance.whole(1000, 5000), chance.whole(5, 40)];
    return (fetch) => `Downloads: ${(grown(start, rate, fetch) / 1000).toFixed(1)}k this week`;
  },
];

/** Clocks of all kinds. */
export const clocks: readonly NoiseMaker[] = [
  (chance) => {
    const before = chance.whole(1, 90) * HOUR;
    return ({ age }) => `Last reply ${ago(age + before)}`;
  },
  (chance) => {
    const every = chance.whole(1, 20) * MINUTE;
    return ({ at }) =>
      `Last updated: ${new Date(at - (at % every)).toISOString().slice(0, 16).replace('T', ' ')}`;
  },
  () =>
    ({ at }) =>
      new Date(at).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  () =>
    ({ at }) =>
      `Page generated ${new Date(at).toUTCString()}`,
  () =>
    ({ at }) =>
      `Local time ${new Date(at).toLocaleTimeString('en-US', { timeZone: 'UTC', timeStyle: 'short' })}`,
  (chance) => {
    const before = chance.whole(1, 50) * DAY;
    return ({ age }) => `Posted ${ago(age + before)} by an editor`;
  },
  (chance) => {
    const ends = chance.whole(60, 90) * 7 * DAY;
    return ({ age }) => `Offer ends in ${span(ends - age)}`;
  },
  () =>
    ({ at }) =>
      `${greeting(at)}, guest!`,
  () =>
    ({ at }) =>
      `Stand: ${new Date(at).toLocaleDateString('de-DE', { timeZone: 'UTC' })}, ${new Date(at).toISOString().slice(11, 16)} Uhr`,
];

/** What a server adds for itself. */
export const tokens: readonly NoiseMaker[] = [
  () =>
    ({ chance }) =>
      `Request ID: ${chance.hex(16)}`,
  () =>
    ({ chance }) =>
      `Served by web-${chance.whole(1, 24)} in ${chance.whole(8, 190)} ms`,
  () =>
    ({ chance }) =>
      `<a href="/login?return=%2F&amp;state=${chance.hex(24)}">Sign in</a>`,
  () =>
    ({ chance }) =>
      `What is ${chance.whole(1, 9)} + ${chance.whole(1, 9)}? <input name="captcha">`,
  () =>
    ({ chance }) =>
      `<form method="post"><input type="hidden" name="csrf" value="${chance.hex(32)}"><button>Subscribe</button></form>`,
  () =>
    ({ chance }) =>
      `<script nonce="${chance.hex(12)}">window.t="${chance.hex(8)}"</script>`,
  () =>
    ({ chance }) =>
      `<a href="/out?click=${chance.hex(20)}&amp;to=partner">Visit our partner</a>`,
  () =>
    ({ chance }) =>
      `<!-- cache ${chance.hex(10)} -->`,
];

/** What is chosen anew for each reader. */
export const rotations: readonly NoiseMaker[] = [
  (chance, tongue) => {
    const ads = Array.from({ length: chance.whole(3, 12) }, () => phrase(chance, tongue, chance.whole(4, 9)));
    const mark = chance.pick(['ad', 'sponsored', 'promo', 'box']);
    return ({ chance: now }) =>
      `<div class="${mark}"><p>Sponsored</p><p><a href="/click/${now.hex(8)}">${now.pick(ads)}</a></p></div>`;
  },
  (chance, tongue) => {
    const links = Array.from({ length: chance.whole(4, 7) }, (_, index) => item(chance, tongue, index));
    return ({ chance: now }) => `<h3>Related</h3><ul>${now.shuffled(links).join('')}</ul>`;
  },
  (chance, tongue) => {
    const links = Array.from({ length: chance.whole(8, 20) }, (_, index) => item(chance, tongue, index));
    return ({ chance: now }) => `<h3>You may also like</h3><ul>${now.some(links, 4).join('')}</ul>`;
  },
  (chance, tongue) => {
    const quotes = Array.from({ length: chance.whole(3, 15) }, () => sentence(chance, tongue));
    return ({ chance: now }) => `<blockquote>${now.pick(quotes)}</blockquote>`;
  },
  (chance, tongue) => {
    const praise = Array.from({ length: 4 }, () => `<li>“${sentence(chance, tongue)}”</li>`);
    return ({ chance: now }) => {
      const first = now.whole(0, praise.length - 1);
      return `<h3>What others say</h3><ul>${[...praise.slice(first), ...praise.slice(0, first)].join('')}</ul>`;
    };
  },
  (chance, tongue) => {
    const [one, other] = [phrase(chance, tongue, 4), phrase(chance, tongue, 5)];
    return ({ chance: now }) => `<h2>${now.is(0.5) ? one : other}</h2>`;
  },
  (chance, tongue) => {
    const tips = Array.from({ length: 6 }, () => sentence(chance, tongue));
    return ({ chance: now }) => `<p>Tip: ${now.pick(tips)}</p>`;
  },
];

/** What comes and goes. */
export const guests: readonly NoiseMaker[] = [
  (chance) => {
    const often = chance.pick([0.2, 0.5, 0.8]);
    return ({ chance: now }) =>
      now.is(often)
        ? '<div class="cookie-consent"><p>We use cookies to improve your visit.</p><button>Accept all</button></div>'
        : '';
  },
  (chance) => {
    const often = chance.pick([0.3, 0.5]);
    return ({ chance: now }) =>
      now.is(often)
        ? '<div class="newsletter"><p>Subscribe to our newsletter and never miss a story.</p></div>'
        : '';
  },
  (chance, tongue) => {
    const text = phrase(chance, tongue, 6);
    return ({ chance: now }) => (now.is(0.4) ? `<p><strong>Advertisement</strong> ${text}</p>` : '');
  },
];

/** What depends on the world: the weather differs at the next check, what is traded within seconds. */
export const widgets: readonly NoiseMaker[] = [
  (chance) => {
    const city = chance.pick(['Oslo', 'Porto', 'Kyoto', 'Lima']);
    return ({ at }) => {
      const hour = Math.floor(at / HOUR);
      return `${city}: ${(hour * 7) % 23} °C, ${['sunny', 'cloudy', 'light rain', 'windy'][(hour * 5) % 4]}`;
    };
  },
  () =>
    ({ at }) => {
      const tick = Math.floor(at / TICK);
      return `EUR/USD ${(1.05 + ((tick * 37) % 90) / 1000).toFixed(4)}`;
    },
  () =>
    ({ at }) => {
      const tick = Math.floor(at / TICK);
      return `Index 18,${String((tick * 131) % 1000).padStart(3, '0')} (${(tick * 7) % 2 === 0 ? '+' : '-'}${((tick * 13) % 30) / 10}%)`;
    },
];

/** Noise that fits on a line. */
export function inline(chance: Chance, tongue: Tongue): Noise {
  return many(chance, [...counters, ...clocks])(chance, tongue);
}

/** Noise that stands by itself. */
export function block(chance: Chance, tongue: Tongue): Noise {
  const makers = chance.pick([counters, clocks, tokens, rotations, rotations, guests, widgets]);
  const noise = many(chance, [...makers])(chance, tongue);
  if (makers === rotations || makers === guests) return noise;
  const tag = chance.pick(['p', 'div', 'p', 'small']);
  return (fetch) => `<${tag}>${noise(fetch)}</${tag}>`;
}

function item(chance: Chance, tongue: Tongue, index: number): string {
  return `<li><a href="/story/${index}">${phrase(chance, tongue, chance.whole(3, 8))}</a></li>`;
}

function grown(start: number, anHour: number, { age, chance }: Fetch): number {
  return start + Math.floor((anHour * age) / HOUR) + chance.whole(0, 2);
}

function ago(time: number): string {
  return `${span(time)} ago`;
}

function span(time: number): string {
  if (time < HOUR) return named(Math.max(1, Math.floor(time / MINUTE)), 'minute');
  if (time < DAY) return named(Math.floor(time / HOUR), 'hour');
  if (time < 30 * DAY) return named(Math.floor(time / DAY), 'day');
  return named(Math.floor(time / (30 * DAY)), 'month');
}

function named(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function greeting(at: number): string {
  const hour = new Date(at).getUTCHours();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
