import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The value of each `__word__` of a template. */
export type Values = Readonly<Record<string, string>>;

const TEMPLATES = join(import.meta.dirname, '../templates');
const ENDING = '.tpl';

/**
 * Replaces `__word__` by its value.
 * @throws Error if a template has a word without a value
 */
export function fill(template: string, values: Values): string {
  return template.replaceAll(/__(\w+?)__/g, (_word, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for "${name}", which nobody gave.`);
    return value;
  });
}

/** The text of one template with its values. */
export function textOf(path: string, values: Values): string {
  return fill(readFileSync(join(TEMPLATES, `${path}${ENDING}`), 'utf8'), values);
}

/** Writes a file that must not exist; creates folders. */
export function writeNew(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** Instantiates all templates of a folder; returns the paths of the files. */
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
