import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, ROOT } from './features';

const COMMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+) = define(?:Call|Event)\(/g;

/** The text of a doc comment as one line. */
const textOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

/** Doc comments of a source file, by the name of the call or event below them. */
export function commentsOf(source: string): ReadonlyMap<string, string> {
  return new Map([...source.matchAll(COMMENTED)].map(([, comment = '', name = '']) => [name, textOf(comment)]));
}

/** Doc comments of the contract by `package.name`. */
export function readComments(): ReadonlyMap<string, string> {
  const read = Object.keys(FEATURES).flatMap((owner) =>
    globSync(`packages/contracts/src/${owner}/*.ts`, { cwd: ROOT }).flatMap((file) =>
      [...commentsOf(readFileSync(join(ROOT, file), 'utf8'))].map(
        ([name, text]) => [`${owner}.${name}`, text] as const,
      ),
    ),
  );
  return new Map(read);
}
