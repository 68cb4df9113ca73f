import { readBrand, type Brand } from './brand';

/** A page must not wait for its name: after this the defaults stand. */
const TIME_LIMIT_MS = 3000;

// oxlint-disable-next-line no-console -- for the operator who looks why a part of the file has no effect
const warn = (fault: string) => console.warn(`brand.json: ${fault}`);

/** Reads `/brand.json`; the defaults where it is missing, late or wrong. */
export async function loadBrand(): Promise<Brand> {
  try {
    const response = await fetch('/brand.json', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return readBrand(response.ok ? await response.json() : {}, warn);
  } catch {
    return readBrand({});
  }
}
