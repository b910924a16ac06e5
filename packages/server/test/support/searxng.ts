import { serveSite } from './site.ts';
import type { Site } from './site.ts';

/** What a question asks for, as the documentation of SearXNG's search API names it. */
export interface SearxngQuestion {
  q: string;
  format: string;
  categories: string;
  pageno: string;
  time_range: string;
  language: string;
}

/** A server that speaks the documented JSON of SearXNG. */
export interface Searxng extends Site {
  questions: SearxngQuestion[];
}

/** @param answer the members of the answer, or a status */
export async function serveSearxng(answer: (question: SearxngQuestion) => object | number): Promise<Searxng> {
  const questions: SearxngQuestion[] = [];
  const site = await serveSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const question = Object.fromEntries(searchParams) as unknown as SearxngQuestion;
    questions.push(question);
    if (pathname !== '/search') return void response.writeHead(404).end();
    // An instance that does not allow the format refuses it.
    if (question.format !== 'json') return void response.writeHead(403).end();
    const given = answer(question);
    if (typeof given === 'number') return void response.writeHead(given, { 'retry-after': '7' }).end('{}');
    const whole = {
      query: question.q,
      number_of_results: 0,
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [],
      ...given,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(whole));
  });
  return Object.assign(site, { questions });
}
