/**
 * Every request has a `minimal` and a `full` example, the full one with every member that may stand beside the others;
 * one that may not is in another example. Every response and every request of a webhook has examples.
 */
export function ExamplesPresent() {
  return {
    Paths: {
      RequestBody: {
        MediaType(media, { location, report, resolve }) {
          for (const name of ['minimal', 'full'].filter((name) => !media.examples?.[name])) {
            report({ message: `Add the example \`${name}\` of the request.`, location });
          }
          const full = media.examples?.full && resolve(media.examples.full).node?.value;
          if (!full || !media.schema) return;
          const schema = resolve(media.schema).node ?? {};
          for (const member of Object.keys(schema.properties ?? {}).filter((member) => !(member in full))) {
            if (!isExcluded(schema, member, full)) {
              const target = location.child(['examples', 'full', 'value']);
              report({ message: `The full example lacks \`${member}\`. Add it.`, location: target });
            } else if (!Object.values(media.examples).some(({ value }) => value && member in value)) {
              report({
                message: `No example has \`${member}\`. Add one.`,
                location: location.child(['examples']),
              });
            }
          }
        },
      },
    },
    WebhooksMap: {
      RequestBody: {
        MediaType(media, { location, report }) {
          requireSome(media, location, report);
        },
      },
    },
    Response: {
      MediaType(media, { location, report }) {
        requireSome(media, location, report);
      },
    },
  };
}

/** Whether `not: { required: [...] }` of a schema rejects a value once the member is added to it. */
function isExcluded({ not }, member, value) {
  const members = not?.required ?? [];
  return members.includes(member) && members.every((name) => name === member || name in value);
}

function requireSome(media, location, report) {
  if (Object.keys(media.examples ?? {}).length > 0) return;
  report({ message: 'Add at least one entry to `examples`.', location });
}
