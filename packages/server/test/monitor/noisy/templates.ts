import type { Chance } from './chance.ts';
import type { Block, Content } from './content.ts';
import { block, inline } from './noise.ts';
import type { Noise } from './noise.ts';
import { english, foreignTongues, paragraph, phrase, sentence } from './tongue.ts';
import type { Tongue } from './tongue.ts';

type Template = (chance: Chance, tongue: Tongue) => Block[];

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
const text = (chance: Chance, tongue: Tongue): Block => ({ kind: 'text', text: paragraph(chance, tongue) });
const line = (...parts: (string | Noise)[]): Block => ({ kind: 'line', parts });
const noise = (chance: Chance, tongue: Tongue): Block => ({ kind: 'noise', noise: block(chance, tongue) });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const euros = (chance: Chance): string =>
  `${chance.whole(3, 900)}.${chance.pick(['00', '49', '90', '99'])} €`;
const dollars = (chance: Chance): string =>
  `$${chance.whole(2, 2000).toLocaleString('en-US')}.${chance.pick(['00', '95', '99'])}`;
const day = (chance: Chance): string => `2027-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`;
const two = (value: number): string => String(value).padStart(2, '0');
const MONTHS = ['January', 'February', 'March', 'April', 'June', 'September', 'October', 'November'];
const longDay = (chance: Chance): string => `${chance.whole(1, 28)} ${chance.pick(MONTHS)} 2027`;

function section(chance: Chance, tongue: Tongue): Block[] {
  return [
    heading(phrase(chance, tongue, chance.whole(2, 5))),
    ...times(chance.whole(1, 3), () => text(chance, tongue)),
  ];
}

function sections(chance: Chance, tongue: Tongue, least: number, most: number): Block[] {
  return times(chance.whole(least, most), () => section(chance, tongue)).flat();
}

/** Kinds of pages that people watch. Each is made anew for each page, with words and numbers of its own. */
export const templates: Readonly<Record<string, Template>> = {
  news: (chance, tongue) => [
    line('By Ada Weber', inline(chance, tongue)),
    ...sections(chance, tongue, 2, 4),
    { kind: 'image', alt: phrase(chance, tongue, 3), src: '/media/lead.jpg', busts: true },
    { kind: 'link', text: phrase(chance, tongue, 4), href: `/reports/${chance.hex(4)}.pdf` },
  ],
  'news index': (chance, tongue) => [
    heading('Latest'),
    {
      kind: 'list',
      ordered: false,
      items: times(chance.whole(6, 14), () => phrase(chance, tongue, chance.whole(5, 9))),
    },
    line(inline(chance, tongue)),
  ],
  product: (chance, tongue) => [
    line('Price:', euros(chance), inline(chance, tongue)),
    line(`${chance.whole(2, 90)} in stock`),
    text(chance, tongue),
    {
      kind: 'facts',
      pairs: [
        ['Weight', `${chance.whole(1, 40)} kg`],
        ['Warranty', `${chance.whole(1, 5)} years`],
        ['Delivery', `${chance.whole(1, 3)}-${chance.whole(4, 9)} days`],
        ['Article', `SKU-${chance.whole(10_000, 99_999)}`],
      ],
    },
    { kind: 'image', alt: 'Product', src: `/img/${chance.hex(6)}.webp`, busts: true },
  ],
  'shop list': (chance, tongue) => [
    {
      kind: 'table',
      head: ['Article', 'Price', 'Stock'],
      rows: times(chance.whole(5, 20), () => [
        phrase(chance, tongue, 3),
        dollars(chance),
        String(chance.whole(0, 400)),
      ]),
    },
    text(chance, tongue),
  ],
  pricing: (chance, tongue) =>
    times(chance.whole(3, 4), (index): Block[] => [
      heading(['Free', 'Team', 'Business', 'Enterprise'][index]!),
      line(`${dollars(chance)} a month`),
      {
        kind: 'list',
        ordered: false,
        items: times(
          chance.whole(3, 6),
          () => `${chance.whole(2, 500)} ${phrase(chance, tongue, 3).toLowerCase()}`,
        ),
      },
    ]).flat(),
  docs: (chance, tongue) => [
    line('Applies to version', `v${chance.whole(1, 9)}.${chance.whole(0, 20)}.${chance.whole(0, 9)}`),
    ...sections(chance, tongue, 2, 3),
    code(chance),
    ...section(chance, tongue),
    line(inline(chance, tongue)),
  ],
  changelog: (chance, tongue) =>
    times(chance.whole(3, 6), (index): Block[] => [
      heading(
        `${9 - index}.${chance.whole(0, 9)}.0 (2025-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))})`,
      ),
      { kind: 'list', ordered: false, items: times(chance.whole(2, 5), () => sentence(chance, tongue)) },
    ]).flat(),
  forum: (chance, tongue) =>
    times(chance.whole(4, 8), (): Block[] => [
      heading(phrase(chance, tongue, 4), 3),
      line(inline(chance, tongue)),
      text(chance, tongue),
    ]).flat(),
  status: (chance, tongue) => [
    heading('All services'),
    {
      kind: 'table',
      head: ['Service', 'State'],
      rows: times(chance.whole(5, 10), () => [phrase(chance, tongue, 2), 'Operational']),
    },
    heading('Past incidents'),
    ...times(chance.whole(1, 3), (): Block => ({
      kind: 'text',
      text: `${longDay(chance)}: ${sentence(chance, tongue)}`,
    })),
    line(inline(chance, tongue)),
  ],
  jobs: (chance, tongue) => [
    line(`${chance.whole(4, 60)} open positions`),
    {
      kind: 'list',
      ordered: false,
      items: times(
        chance.whole(5, 12),
        () =>
          `${phrase(chance, tongue, 3)}, ${chance.pick(['Berlin', 'Remote', 'Lyon', 'Austin'])} (${chance.whole(40, 120)},000 a year)`,
      ),
    },
    text(chance, tongue),
  ],
  events: (chance, tongue) =>
    times(chance.whole(4, 8), (): Block[] => [
      heading(phrase(chance, tongue, 3), 3),
      {
        kind: 'facts',
        pairs: [
          ['When', `${longDay(chance)}, ${chance.whole(8, 20)}:${chance.pick(['00', '15', '30'])}`],
          ['Where', phrase(chance, tongue, 2)],
          ['Seats', String(chance.whole(10, 300))],
        ],
      },
    ]).flat(),
  recipe: (chance, tongue) => [
    line('Rated', inline(chance, tongue)),
    {
      kind: 'list',
      ordered: false,
      items: times(
        chance.whole(5, 10),
        () => `${chance.whole(1, 900)} g ${phrase(chance, tongue, 1).toLowerCase()}`,
      ),
    },
    { kind: 'list', ordered: true, items: times(chance.whole(4, 8), () => sentence(chance, tongue)) },
  ],
  terms: (chance, tongue) => [line('Effective', longDay(chance)), ...sections(chance, tongue, 5, 9)],
  figures: (chance, tongue) => [
    text(chance, tongue),
    {
      kind: 'table',
      head: ['Year', 'Income', 'Costs', 'Staff'],
      rows: times(chance.whole(6, 16), (index) => [
        String(2024 - index),
        ...times(3, () => (chance.whole(1, 9999) / 10).toFixed(1)),
      ]),
    },
  ],
  landing: (chance, tongue) => [
    ...sections(chance, tongue, 2, 4),
    { kind: 'link', text: 'Download', href: `/files/app-${chance.whole(1, 9)}.${chance.whole(0, 30)}.zip` },
    { kind: 'image', alt: 'Screen', src: '/screen.png', busts: false },
  ],
  contact: (chance, tongue) => [
    {
      kind: 'facts',
      pairs: [
        ['Telephone', `+49 30 ${chance.whole(100_000, 999_999)}`],
        ['Open', `${chance.whole(7, 10)}:00 to ${chance.whole(16, 20)}:00`],
        [
          'Address',
          `${phrase(chance, tongue, 1)} ${chance.whole(1, 200)}, ${chance.whole(10_000, 99_999)} Berlin`,
        ],
      ],
    },
    text(chance, tongue),
  ],
  tender: (chance, tongue) => [
    {
      kind: 'facts',
      pairs: [
        ['Deadline', day(chance)],
        ['Reference', `T-${chance.whole(100, 999)}/${chance.whole(1, 99)}`],
        ['Value', euros(chance)],
        ['State', 'open'],
      ],
    },
    ...sections(chance, tongue, 1, 3),
  ],
  code: (chance, tongue) => [text(chance, tongue), code(chance), ...section(chance, tongue), code(chance)],
  'app shell': (chance, tongue) => [
    {
      kind: 'noise',
      noise: ({ chance: now }) => `<script type="application/json">{"build":"${now.hex(8)}"}</script>`,
    },
    ...times(chance.whole(4, 9), () =>
      line(phrase(chance, tongue, chance.whole(2, 4)), inline(chance, tongue)),
    ),
    line(`Plan: ${chance.pick(['Basic', 'Plus', 'Pro'])}`),
  ],
  timetable: (chance, tongue) => [
    {
      kind: 'table',
      head: ['Line', 'From', 'Departs', 'Platform'],
      rows: times(chance.whole(6, 14), () => [
        `${chance.pick(['RE', 'S', 'IC'])} ${chance.whole(1, 90)}`,
        phrase(chance, tongue, 1),
        `${two(chance.whole(4, 23))}:${two(chance.whole(0, 59))}`,
        String(chance.whole(1, 14)),
      ]),
    },
    line(inline(chance, tongue)),
  ],
};

function code(chance: Chance): Block {
  const names = ['limit', 'retries', 'offset', 'width', 'budget'];
  const lines = times(
    chance.whole(3, 9),
    () => `  const ${chance.pick(names)}${chance.whole(1, 9)} = ${chance.whole(1, 5000)};`,
  );
  return { kind: 'code', text: ['function main() {', ...lines, '}'].join('\n') };
}

/** A page of a template, with noise of its own between what was written. A third of all pages are in another language. */
export function contentOf(template: string, chance: Chance): Content {
  const tongue = chance.is(0.34) ? chance.pick(foreignTongues) : english;
  const blocks = templates[template]!(chance, tongue);
  const amount = chance.whole(0, 4);
  for (let count = 0; count < amount; count++)
    blocks.splice(chance.whole(0, blocks.length), 0, noise(chance, tongue));
  const around = times(chance.whole(0, 3), () => block(chance, tongue));
  return { template, title: phrase(chance, tongue, 4), lang: tongue.lang, dir: tongue.dir, blocks, around };
}
