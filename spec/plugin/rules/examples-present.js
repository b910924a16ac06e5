/**
 * Every request has a `minimal` and a `full` example, the full one with every member; every response and every request
 * of a webhook has examples.
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
          const { properties = {} } = resolve(media.schema).node ?? {};
          for (const member of Object.keys(properties).filter((member) => !(member in full))) {
            const target = location.child(['examples', 'full', 'value']);
            report({ message: `The full example lacks \`${member}\`. Add it.`, location: target });
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

function requireSome(media, location, report) {
  if (Object.keys(media.examples ?? {}).length > 0) return;
  report({ message: 'Add at least one entry to `examples`.', location });
}
