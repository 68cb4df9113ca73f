/** The plain text of a short text that may contain markup. Parsed in an inert document, where nothing runs or loads. */
export function wordsOf(text: string): string {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const element of body.querySelectorAll('script,style,template,noscript,iframe')) element.remove();
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
