/** Time limit after which the defaults apply, so that the page does not wait for its name. */
const TIME_LIMIT_MS = 3000;

// oxlint-disable-next-line no-console -- for the operator who looks why a part of the file has no effect
const warn = (fault: string) => console.warn(fault);

/**
 * Loads a file of the operator beside `index.html` and parses it. A missing, late or wrong file counts as empty; a wrong one is
 * reported on the console.
 * @param early its text, where the page has already requested it
 */
export async function operatorFile<Content>(
  name: string,
  parse: (file: unknown, onFault?: (fault: string) => void) => Content,
  early = operatorText(name),
): Promise<Content> {
  const text = await early;
  if (text === undefined) return parse({});
  try {
    return parse(JSON.parse(text), (fault) => warn(`${name}: ${fault}`));
  } catch (error) {
    warn(`${name}: not valid JSON, the defaults are used (${error instanceof Error ? error.message : String(error)})`);
    return parse({});
  }
}

/** The text of the file; `undefined` if it is missing or late. A web server may answer with a page where there is no file. */
export async function operatorText(name: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/${name}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const isPage = response.headers.get('content-type')?.includes('html') === true;
    return response.ok && !isPage ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
