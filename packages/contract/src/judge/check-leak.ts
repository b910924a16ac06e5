import type { HttpResponse } from '../http/exchange.ts';
import type { Deviation } from './deviation.ts';
import { excerpt } from './excerpt.ts';

/** Traces of a server's internals that no response may contain, the clearest first. */
const TRACES: readonly [what: string, pattern: RegExp][] = [
  [
    'a JavaScript stack trace',
    /\bat (?:async )?(?:[\w$.<>[\] ]+ )?\(?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^\s)]*:\d+:\d+\)?/u,
  ],
  ['a Python stack trace', /Traceback \(most recent call last\)|File "[^"]+", line \d+/u],
  ['a Java stack trace', /\bat [\w$.]+\([\w$]+\.(?:java|kt|scala):\d+\)/u],
  ['a Go stack trace', /\bgoroutine \d+ \[|\bpanic: /u],
  ['a .NET stack trace', /\bat [\w.`<>]+\([^)]*\) in .+:line \d+/u],
  ['a PHP or Ruby stack trace', /\.(?:php|rb):\d+(?::in|\)| on line)|PHP (?:Fatal|Warning)/u],
  ['a path into a dependency', /node_modules\/|site-packages\//u],
  ['a database message', /SQLSTATE|SQLITE_[A-Z]+|ORA-\d{5}|syntax error at or near/u],
];

/**
 * Checks that no error response contains a stack trace or paths of the server, and that no response repeats the
 * credential of its request.
 */
export function checkLeak(response: HttpResponse, secrets: readonly string[], pointer: string): Deviation[] {
  const text = `${Object.entries(response.headers)
    .map((pair) => pair.join(': '))
    .join('\n')}\n${response.body}`;
  if (secrets.some((secret) => secret.length >= 8 && text.includes(secret))) {
    return [
      {
        check: 'leak',
        message: 'The answer repeats the credential of the request.',
        expected: 'no credential',
        got: '***',
        pointer,
      },
    ];
  }
  if (response.status < 400) return [];
  const trace = TRACES.find(([, pattern]) => pattern.test(text));
  if (trace === undefined) return [];
  const at = trace[1].exec(text)?.[0] ?? '';
  return [
    {
      check: 'leak',
      message: `The answer shows ${trace[0]}.`,
      expected: 'nothing of the inside',
      got: excerpt(at),
      pointer,
    },
  ];
}
