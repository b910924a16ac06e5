/** The label of the interface, `info.version`, ends the path of every server. */
export function VersionInPath() {
  return {
    Root(root, { report, location }) {
      const label = root.info?.version;
      for (const [index, { url }] of (root.servers ?? []).entries()) {
        if (!/^v[1-9]\d*$/.test(label ?? '')) {
          report({
            message: 'The version must be a label such as `v2`.',
            location: location.child(['info', 'version']),
          });
        } else if (!url.endsWith(`/${label}`)) {
          const message = `The server path must end with \`/${label}\`, as \`info.version\` says.`;
          report({ message, location: location.child(['servers', index, 'url']) });
        }
      }
    },
  };
}
