import { Parser } from 'htmlparser2';

/** Walks XML: `open(name, attributes)`, `text(text)`, `close(name)`. The second form of a content is left out. */
export function walkXml(xml, { open = () => {}, text = () => {}, close = () => {} }) {
  if (xml === undefined) return;
  let skip = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'mc:Fallback') skip++;
        if (skip === 0) open(name, attributes);
      },
      ontext: (value) => skip === 0 && text(value),
      onclosetag(name) {
        if (name === 'mc:Fallback') skip--;
        else if (skip === 0) close(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** The text of all parts whose name fits, and names of things in them: what a reader may write or not. */
export function listOptional(readPart, names, pattern) {
  return names
    .filter((name) => pattern.test(name))
    .flatMap((name) => {
      const found = [];
      walkXml(readPart(name), {
        open: (_name, attributes) =>
          found.push('\n', ...['descr', 'title', 'name'].map((key) => ` ${attributes[key] ?? ''}`)),
        text: (value) => found.push(value),
      });
      return found;
    });
}

/** Targets of the relations of a part, by their ids. */
export function readRelations(readPart, part) {
  const relations = new Map();
  const folder = part.replace(/[^/]*$/, '');
  walkXml(readPart(`${folder}_rels/${part.slice(folder.length)}.rels`), {
    open(_name, { Id, Target = '', Type = '' }) {
      if (Id === undefined) return;
      const path = new URL(Target, `file:///${folder}`).pathname.slice(1);
      relations.set(Id, { path: decodeURIComponent(path), type: Type.replace(/.*\//, '') });
    },
  });
  return relations;
}
