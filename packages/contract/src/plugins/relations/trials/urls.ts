import { type Json, valueAt } from '@web-data/openapi';
import { isUrl } from '../../../openapi/is-url.ts';
import { bareHost, isOnSite } from '../check-invariants.ts';
import { valuesAt } from '../../../openapi/pointer.ts';
import { callOperation } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { concludeMismatch, changeField, text, type RelationCheck } from './relation.ts';

/** Checks that no URL among the items has the part, while a member has a value. */
export const excludes: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const field = text(relation, 'field');
  const { body, exchange } = await callOperation(
    session,
    operation,
    changeField(relation, field, value['value']),
  );
  const part = text(relation, 'part') === 'fragment' ? 'hash' : 'search';
  const bad = urlsAt(body, text(relation, 'items')).filter((url) => new URL(url)[part] !== '');
  const message = `With ${field} ${JSON.stringify(value['value'])} there are URLs with a ${text(relation, 'part')}.`;
  return concludeMismatch(
    relation,
    exchange,
    bad.length === 0 ? undefined : { message, expected: 'none', got: formatValues(bad) },
  );
};

/** Checks that every URL is on the requested site, and on its subdomains only when they are included. */
export const sameSite: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const subdomains = text(relation, 'subdomains');
  for (const included of [true, false]) {
    const { body, exchange } = await callOperation(
      session,
      operation,
      changeField(relation, subdomains, included),
    );
    const site = valueAt(session.base(operation).body, field);
    if (typeof site !== 'string') throw new CannotTry(`the basic request of ${operation.id} has no ${field}`);
    const bad = urlsAt(body, text(relation, 'items')).filter((url) => !isOnSite(url, site, included));
    const message = `With ${subdomains} ${included} there are URLs outside ${bareHost(site)}.`;
    if (bad.length > 0)
      return concludeMismatch(relation, exchange, {
        message,
        expected: `hosts of ${bareHost(site)}`,
        got: formatValues(bad),
      });
  }
  return { outcome: 'passed' };
};

function urlsAt(body: Json, pattern: string): string[] {
  return valuesAt(body, pattern).filter((url) => typeof url === 'string' && isUrl(url)) as string[];
}
