// Checks the types of all packages: one program for each set of global types, so that a source is checked once and not again in
// every package that imports it.
import { join } from 'node:path';
import { ROOT } from './repository.ts';
import { runCommand } from './run-command.ts';

const PROGRAMS = [
  'tooling/tsconfig/all-react.json',
  'tooling/tsconfig/all-node.json',
  'packages/decimal/tsconfig.json',
];

let isRight = true;
for (const program of PROGRAMS) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other: the compiler uses all cores
  const { hasSucceeded } = await runCommand(['tsc', '-p', join(ROOT, program)]);
  isRight &&= hasSucceeded;
}
process.exitCode = isRight ? 0 : 1;
