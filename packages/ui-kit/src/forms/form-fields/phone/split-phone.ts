import type { PhoneCountry } from './phone-country';

/** Country and national number of an international number, `+49 30 12345`; `undefined` for other texts. The number plans load with the first call. */
export async function splitPhone(text: string): Promise<{ country: PhoneCountry; national: string } | undefined> {
  const { splitInternational } = await import('./phone-numbers');
  return splitInternational(text);
}
