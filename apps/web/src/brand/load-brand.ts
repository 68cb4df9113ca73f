import { readBrand, type Brand } from './brand';

/** A page must not wait for its name: after this the defaults stand. */
const TIME_LIMIT_MS = 3000;

/** Reads `/brand.json`; the defaults where it is missing, late or wrong. */
export async function loadBrand(): Promise<Brand> {
  try {
    const response = await fetch('/brand.json', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return readBrand(response.ok ? await response.json() : undefined);
  } catch {
    return readBrand(undefined);
  }
}
