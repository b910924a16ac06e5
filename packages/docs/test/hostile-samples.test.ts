import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DescriptionError, openDescription } from '@web-data/openapi';
import { CANARY, hostileDescription } from '../../generate/test/support/hostile-description.ts';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { allSamples } from '../src/generator/samples/samples.ts';
import type { SampleLanguage } from '../src/sample-languages.ts';
import { isInstalled } from './helpers/programs.ts';

/** The compiler whose parser can be asked: that of this package has no such interface. */
const ts = createRequire(new URL('../../generate/package.json', import.meta.url))('typescript') as {
  createSourceFile(name: string, text: string, target: number, parents: boolean): SourceNode;
  forEachChild(node: SourceNode, visit: (child: SourceNode) => void): void;
};
interface SourceNode {
  text?: string;
  escapedText?: string;
  parseDiagnostics?: { messageText: unknown }[];
}

const count = Number(process.env['FUZZ_DESCRIPTIONS'] ?? 20);
const first = Number(process.env['FUZZ_SEED'] ?? 1);
const samples = Array.from({ length: count }, (_, index) => first + index).flatMap((seed) => {
  try {
    const { value } = openDescription(hostileDescription(seed));
    const document = value as unknown as OpenApiDocument;
    return allSamples(describeApi(document));
  } catch (error) {
    if (error instanceof DescriptionError || /refers to itself/.test(String(error))) return [];
    throw error;
  }
});

const codes = (language: SampleLanguage): string[] =>
  samples.filter((sample) => sample.language === language).map(({ code }) => code);

describe('no text of a hostile description becomes code in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-samples-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['typescript', 'fetch'] as const)('%s', (language) => {
    expect(codes(language).length).toBeGreaterThan(count / 4);
    for (const code of codes(language)) expect(canariesIn(code), code).toEqual([]);
  });

  test('curl: it is given words, and nothing else runs', () => {
    const all = codes('curl');
    for (const [index, code] of all.entries()) writeFileSync(join(folder, `${index}.sh`), code);
    const script = `curl() { printf '%s\\0' "$@"; printf 'END\\0'; }
for ((at = 0; at < ${all.length}; at++)); do (. "./$at.sh" < /dev/null); printf 'LAST\\0'; done`;
    // What a shell cannot read is told on its stderr, which is that of the test.
    const output = execFileSync('bash', ['-u', '-c', `exec 2>&1; ${withVariables(all)} ${script}`], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const calls = output.split('LAST\0').slice(0, -1);
    expect(calls.length).toBe(all.length);
    for (const [index, call] of calls.entries()) expect(call, all[index]).toMatch(/^[^]*\0END\0$/);
    for (const [index, call] of calls.entries()) expect(call.split('END\0').length, all[index]).toBe(2);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.sh'))).toEqual([]);
  });

  test.skipIf(!isInstalled('python3'))('Python', () => {
    expect(ask('python3', ['-c', pythonProgram], codes('python'))).toEqual([]);
  });

  test.skipIf(!isInstalled('php'))('PHP', () => {
    expect(ask('php', ['-r', phpProgram], codes('php'))).toEqual([]);
  });

  test('Go', () => {
    for (const code of codes('go')) {
      const rest = code.replaceAll(/`[^`]*`|"(?:[^"\\\n]|\\.)*"/g, '""');
      expect(rest, code).not.toMatch(/[`']|PWNED|[^\n\t -~]/);
      expect((rest.replaceAll('""', '').match(/"/g) ?? []).length, code).toBe(0);
      // Go has no halves of characters, and no byte order mark or NUL within a program.
      expect(code).not.toMatch(/[\uFEFF\0]/);
      expect(code.replaceAll(/`[^`]*`/g, '')).not.toMatch(/(?<!\\)(?:\\\\)*\\ud[89a-f]/i);
    }
  });
});

/** What does not parse, and names that are the canary. */
function canariesIn(code: string): unknown[] {
  const file = ts.createSourceFile('sample.mts', code, 99, true);
  const found: unknown[] = (file.parseDiagnostics ?? []).map(({ messageText }) => messageText);
  const visit = (node: SourceNode): void => {
    if (node.escapedText === CANARY) found.push(`the name ${CANARY}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Keys come from variables of the environment, whose names the samples say. */
function withVariables(all: readonly string[]): string {
  const names = new Set(
    all.flatMap((code) => [...code.matchAll(/\$([A-Z_][A-Z0-9_]*)/g)].map(([, name]) => name)),
  );
  return [...names].map((name) => `${name}=key;`).join(' ');
}

const pythonProgram = `
import ast, json, sys
found = []
for code in json.load(sys.stdin):
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError) as error:
        found.append([str(error), code])
        continue
    for node in ast.walk(tree):
        if getattr(node, 'id', None) == '${CANARY}' or getattr(node, 'attr', None) == '${CANARY}':
            found.append(['${CANARY}', code])
print(json.dumps(found))
`;

/** Asks a program that reads the samples on its stdin, as a list in JSON, what is wrong with which. */
function ask(command: string, args: string[], all: readonly string[]): unknown {
  // Files and pipes hold no halves of characters.
  const input = JSON.stringify(all.map((code) => Buffer.from(code).toString()));
  return JSON.parse(execFileSync(command, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }));
}

const phpProgram = `
$found = [];
foreach (json_decode(file_get_contents('php://stdin'), flags: JSON_THROW_ON_ERROR) as $code) {
  try {
    foreach (token_get_all($code, TOKEN_PARSE) as $token)
      if (is_array($token) && $token[0] === T_STRING && $token[1] === '${CANARY}') $found[] = ['${CANARY}', $code];
  } catch (ParseError $error) { $found[] = [$error->getMessage(), $code]; }
}
echo json_encode($found, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
`;
