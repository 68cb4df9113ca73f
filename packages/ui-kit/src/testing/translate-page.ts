/**
 * Replaces every text node below an element as the translation of a browser does: by `font` elements, except where `translate="no"`
 * forbids it.
 */
export function translatePage(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const isKept = text.parentElement?.closest('[translate], title, style, script')?.matches(':not([translate="yes"])');
    if (isKept === true || text.textContent?.trim() === '') continue;
    const font = document.createElement('font');
    font.textContent = `[${text.textContent ?? ''}]`;
    text.parentNode?.replaceChild(font, text);
  }
}
