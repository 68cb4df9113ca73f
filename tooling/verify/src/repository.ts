import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, ReadPath } from './problem.ts';

export const ROOT = join(import.meta.dirname, '../../..');

export const readPath: ReadPath = (path) => {
  const place = join(ROOT, path);
  if (!existsSync(place)) return undefined;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
};

/** Names each problem by its document and line. */
export function printProblems(document: string, problems: readonly Problem[]): void {
  for (const { line, message } of problems) process.stderr.write(`${document}:${line}: ${message}\n`);
}
