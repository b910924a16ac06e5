import type { Tab } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { sampleLanguages } from '../../sample-languages.ts';

const languages: ReadonlySet<string> = new Set(sampleLanguages);

/** The languages of the samples of a page, the first of the site first. */
export function listLanguages({ blocks, aside = [] }: Page): Pick<Tab, 'label' | 'value'>[] {
  const tabs = [...blocks, ...aside].flatMap((block) => (block.kind === 'tabs' ? block.tabs : []));
  return [...new Map(tabs.filter(isLanguage).map((tab) => [tab.value, tab])).values()];
}

/**
 * Of tabs that are one sample in several languages, the one in a language, or the first where there is none in it;
 * samples that the description brings stay.
 */
export function chooseTabs(tabs: Tab[], language: string | undefined): Tab[] {
  const generated = tabs.filter(isLanguage);
  const chosen = generated.find(({ value }) => value === language) ?? generated[0];
  return tabs.filter((tab) => tab === chosen || !isLanguage(tab));
}

function isLanguage({ value }: Tab): boolean {
  return languages.has(value);
}
