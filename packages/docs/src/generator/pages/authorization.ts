import type { SecurityRequirement, SecurityScheme } from '@web-data/openapi';
import { heading, prose } from '../content/block.ts';
import type { Block, Fact } from '../content/block.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import type { SecurityScheme as SchemeObject } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/resolve.ts';
import { describeCredential, pickCredentials } from '../samples/credentials.ts';
import { externalLink } from './external-link.ts';

/** What a request of an operation has to carry; nothing for a description without any security. */
export function authorization(description: Description, { model, object }: Operation): Fact[] {
  const { alternatives, optional } = model.security;
  const needed = alternatives.filter((schemes) => schemes.length > 0);
  const hasSchemes = description.document.components?.securitySchemes !== undefined;
  if (needed.length === 0 && !hasSchemes) return [];
  const scope = object['x-scope'];
  const text = [
    ...needed.map((schemes) => describeRequirement(description, schemes)),
    ...(optional ? [needed.length === 0 ? 'No key is needed.' : 'no key at all'] : []),
  ].join('; or ');
  const own =
    typeof scope === 'string'
      ? `, with the scope \`${scope}\`: ${toGuide(description, 'authentication', 'Authentication')}`
      : '';
  return [{ label: 'Authorization', text: text + own }];
}

function describeRequirement(description: Description, schemes: SecurityRequirement): string {
  return schemes
    .map(({ scheme, scopes }) => {
      const meanings = listScopes(scheme.object as unknown as SchemeObject);
      const named = scopes.map((scope) => {
        const meaning = meanings.get(scope);
        return meaning ? `\`${scope}\` (${meaning.replace(/[.\s]+$/, '')})` : `\`${scope}\``;
      });
      const all = named.length > 0 ? ` with the scope${named.length > 1 ? 's' : ''} ${named.join(', ')}` : '';
      const state = scheme.deprecated ? ', deprecated' : '';
      return `${carrierOf(description, scheme)} (\`${scheme.name}\`${state})${all}`;
    })
    .join(' and ');
}

function carrierOf(description: Description, { name, carrier }: SecurityScheme): string {
  return carrier === 'undefined'
    ? 'A scheme that the description does not define'
    : carrierText(description, name);
}

/** How a request carries the credential of a scheme. */
function carrierText(description: Description, name: string): string {
  const text = pickCredentials(description, [{ [name]: [] }]).map(
    (credential) => `\`${describeCredential(credential)}\``,
  );
  return text.length > 0 ? text.join(', ') : 'A client certificate';
}

/** The meaning of each scope of a scheme, in any of its flows. */
function listScopes({ flows = {} }: SchemeObject): Map<string, string> {
  return new Map(Object.values(flows).flatMap(({ scopes = {} }) => Object.entries(scopes)));
}

/** Each security scheme: how a request carries it, and where a token is to be had. */
export function securitySchemes(description: Description): Block[] {
  const { document, guides } = description;
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  if (schemes.length === 0 || guides.has('authentication')) return [];
  return [
    heading('Security schemes', 'security'),
    ...schemes.flatMap(([name, reference]) => {
      const scheme = resolve<SchemeObject>(document, reference);
      const lines = [
        ...flowLines(scheme),
        ...(scheme.oauth2MetadataUrl ? [`- Metadata: ${externalLink(scheme.oauth2MetadataUrl)}`] : []),
        ...(scheme.openIdConnectUrl ? [`- OpenID Connect: ${externalLink(scheme.openIdConnectUrl)}`] : []),
      ];
      const state = scheme.deprecated === true ? '**Deprecated.**' : '';
      const text = [`${carrierText(description, name)}.`, state, scheme.description ?? '']
        .filter(Boolean)
        .join(' ');
      return [heading(`\`${name}\``, `security.${name}`, 3)].concat(prose(text, lines.join('\n')));
    }),
  ];
}

/** The addresses and the scopes of each flow of OAuth, as a list in Markdown. */
function flowLines({ flows = {} }: SchemeObject): string[] {
  return Object.entries(flows).flatMap(([flow, object]) => {
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes = {} } = object;
    const addresses = [
      deviceAuthorizationUrl && `codes for a device at ${externalLink(deviceAuthorizationUrl)}`,
      authorizationUrl && `sign in at ${externalLink(authorizationUrl)}`,
      tokenUrl && `tokens at ${externalLink(tokenUrl)}`,
      refreshUrl && `new ones at ${externalLink(refreshUrl)}`,
    ];
    const meanings = Object.entries(scopes).map(([scope, meaning]) => `  - \`${scope}\`: ${meaning}`);
    return [`- Flow \`${flow}\`: ${addresses.filter(Boolean).join(', ')}`].concat(meanings);
  });
}
