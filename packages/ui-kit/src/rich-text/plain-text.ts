const TAG = /<[a-z!/]/i;
const ENTITY = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Whether a text needs the browser's HTML parser. Otherwise it is shown as plain text. */
export function isMarkup(content: string): boolean {
  return TAG.test(content) || ENTITY.test(content);
}

/** The paragraphs of a plain text, each with its lines: an empty line divides paragraphs. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
}

/** Text with entities but without tags keeps its lines as paragraphs, which an HTML parser would join. */
export function withParagraphs(content: string): string {
  if (TAG.test(content)) return content;
  return paragraphsOf(content)
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('');
}
