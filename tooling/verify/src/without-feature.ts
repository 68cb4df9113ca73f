/**
 * The source of a list of features without one of them.
 * @throws Error where the source does not import the package, or lists its feature in more than one line
 */
export function withoutFeature(source: string, packageName: string): string {
  const importLine = new RegExp(`^import \\{ (\\w+) \\} from '${packageName}';\\n`, 'm');
  const [line, feature] = importLine.exec(source) ?? [];
  if (line === undefined || feature === undefined) throw new Error(`There is no import of ${packageName}.`);
  const entry = new RegExp(`^\\s*${feature},\\n`, 'm');
  const rest = source.replace(line, '').replace(entry, '');
  if (new RegExp(`\\b${feature}\\b`).test(rest)) throw new Error(`${feature} is named in more than its line.`);
  return rest;
}
