/** The name in the text of a brand file, without the whole schema: for a script of the page. `undefined` where the file is missing or wrong. */
export function brandNameIn(text: string | undefined): string | undefined {
  try {
    const file: unknown = JSON.parse(text ?? '{}');
    const name = typeof file === 'object' && file !== null && 'name' in file ? file.name : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
