import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

interface Program<Line> {
  /** A file of this folder, without its ending. It writes one JSON line for everything that is acknowledged. */
  readonly name: string;
  readonly args: readonly string[];
  readonly line: v.GenericSchema<unknown, Line>;
}

/** Runs a program until it has written so many lines, kills it with SIGKILL, and returns its lines. */
export async function killAfter<Line>(count: number, { name, args, line: schema }: Program<Line>): Promise<Line[]> {
  const flags = ['--conditions=@bourse/source', '--import', '@bourse/tsconfig/source-hooks.mjs'];
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  // `--import` is resolved from the working directory.
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: Line[] = [];
  for await (const line of createInterface(child.stdout)) {
    // The last line may be cut off by the kill.
    if (!line.endsWith('}')) continue;
    lines.push(v.parse(schema, JSON.parse(line)));
    if (lines.length === count) child.kill('SIGKILL');
  }
  await exited;
  if (child.signalCode !== 'SIGKILL') throw new Error(`${name} ended by itself with ${String(child.exitCode)}`);
  return lines;
}
