const BLOCKS = 'p,div,li,h1,h2,h3,h4,h5,h6,tr,br,blockquote';
const UNREAD = 'script,style,template,noscript,iframe';

/**
 * The words of a rich text, one entry a paragraph. The text is parsed in a document of its own, where nothing runs and
 * nothing is fetched, and only its words leave it: they are shown as text, so that no markup of the server's can act.
 */
export function plainText(richText: string): string[] {
  const { body } = new DOMParser().parseFromString(richText, 'text/html');
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
