/**
 * Replaces the characters that i18next or `Trans` would interpret in a value (tags, entities, placeholders, nesting) by numeric
 * character references.
 */
export function escapeMarkup(value: string): string {
  return value.replaceAll(/[&<>{}$]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The inverse of `escapeMarkup`. `Trans` applies it to each piece of text after it has found the tags. */
export function unescapeMarkup(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_reference, code: string) => String.fromCharCode(Number(code)));
}
