/** As typed: full-width characters become plain ones; spaces and dashes are removed. */
export function typedCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u2010-\u2015-]/g, '');
}

/** The only group of six digits of a pasted message (`Your code is 123 456`); else the text as if it were typed. */
export function pastedCode(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/(?<=\d)[\s-]+(?=\d)/g, '');
  const found = plain.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  return found.length === 1 ? (found[0] ?? '') : typedCode(text);
}
