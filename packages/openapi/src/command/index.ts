/** What programs that read a description have in common: their commands, options and exit codes. */
export { couldNotRun, UsageError, type Command, type Io, type Output } from './command.ts';
export { parseInteger, readArguments } from './options.ts';
export { runProgram, type Program } from './run-program.ts';
