/** Country and area code of a phone number as one text, `CN+86`, so that a form can keep it as a value and in a draft. */
export type PhoneCountry = `${string}+${string}`;

export const CHINA: PhoneCountry = 'CN+86';

const PATTERN = /^([A-Z]{2})\+(\d{1,4})$/;

export const phoneCountry = (id: string, areaCode: string): PhoneCountry => `${id}+${areaCode}`;

/** ISO 3166 alpha-2 code and calling code without a plus; China if the text is neither. */
export function readPhoneCountry(text: string): { readonly id: string; readonly areaCode: string } {
  const [, id = 'CN', areaCode = '86'] = PATTERN.exec(text) ?? [];
  return { id, areaCode };
}

/** A national number as typed: digits only; full-width digits become plain ones. */
export function nationalDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** The number in the form of E.164, `+8613800138000`. */
export const e164 = (country: string, national: string) =>
  `+${readPhoneCountry(country).areaCode}${nationalDigits(national).replace(/^0+/, '')}`;
