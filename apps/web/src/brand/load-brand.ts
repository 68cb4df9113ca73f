import { readBrand, type Brand } from './brand';

/** Time limit after which the defaults apply, so that the page does not wait for its name. */
const TIME_LIMIT_MS = 3000;

// oxlint-disable-next-line no-console -- for the operator who looks why a part of the file has no effect
const warn = (fault: string) => console.warn(`brand.json: ${fault}`);

/** Reads `/brand.json`; the defaults if it is missing, late or wrong. A wrong file is reported on the console. */
export async function loadBrand(): Promise<Brand> {
  const text = await read();
  if (text === undefined) return readBrand({});
  try {
    return readBrand(JSON.parse(text), warn);
  } catch (error) {
    warn(`not valid JSON, the defaults are used (${error instanceof Error ? error.message : String(error)})`);
    return readBrand({});
  }
}

/** The text of the file; `undefined` if it is missing or late. */
async function read(): Promise<string | undefined> {
  try {
    const response = await fetch('/brand.json', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
