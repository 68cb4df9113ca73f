import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands for each `__word__` of a template. */
export type Values = Readonly<Record<string, string>>;

const TEMPLATES = join(import.meta.dirname, '../templates');
const ENDING = '.tpl';

/**
 * Puts the values in place of `__word__`.
 * @throws Error where a template has a word without a value
 */
export function fill(template: string, values: Values): string {
  return template.replaceAll(/__(\w+?)__/g, (_word, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for "${name}", which nobody gave.`);
    return value;
  });
}

/** The text of one template, filled. */
export function textOf(path: string, values: Values): string {
  return fill(readFileSync(join(TEMPLATES, `${path}${ENDING}`), 'utf8'), values);
}

/** Writes a file that must not be there yet; folders are made. */
export function writeNew(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** Fills all templates of a folder into another one; gives the paths of the files. */
export function writeTemplates(folder: string, into: string, values: Values): string[] {
  return globSync(`**/*${ENDING}`, { cwd: join(TEMPLATES, folder) })
    .toSorted()
    .map((template) => {
      const name = template.slice(0, -ENDING.length);
      const path = join(into, fill(name, values));
      writeNew(path, textOf(join(folder, name), values));
      return path;
    });
}
