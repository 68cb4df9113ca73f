import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { COUNTRIES } from './countries';
import { phoneCountry, readPhoneCountry, type PhoneCountry } from './phone-country';

export { countriesIn } from './countries';

/** A number with its area code, typed or pasted into the national field (`+49 30 12345`); `undefined` for everything else. */
export function splitInternational(text: string): { country: PhoneCountry; national: string } | undefined {
  const plain = text.normalize('NFKC').trim();
  const parsed = plain.startsWith('+') ? parsePhoneNumberFromString(plain) : undefined;
  if (!parsed) return undefined;
  const areaCode: string = parsed.countryCallingCode;
  const known =
    COUNTRIES.find(({ id }) => id === parsed.country) ?? COUNTRIES.find((country) => country.areaCode === areaCode);
  return known && { country: phoneCountry(known.id, areaCode), national: parsed.nationalNumber };
}

/** The number as it is written internationally, `+86 138 0013 8000`; `undefined` while it cannot be a number of the country. */
export function internationalFormat(country: string, national: string): string | undefined {
  const { id } = readPhoneCountry(country);
  if (!isSupportedCountry(id)) return undefined;
  const parsed = parsePhoneNumberFromString(national.normalize('NFKC'), id);
  return parsed?.isValid() ? parsed.formatInternational() : undefined;
}
