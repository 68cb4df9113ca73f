/** Card numbers have 12 to 19 digits (ISO/IEC 7812). */
const CARD = /^\d{12,19}$/;

/**
 * Does the check digit of a card number fit (ISO/IEC 7812, Luhn)? Spaces and hyphens are ignored. `undefined` for a text
 * that is no card number at all, such as an account number of another form.
 */
export function hasValidCheckDigit(cardNumber: string): boolean | undefined {
  const digits = cardNumber.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!CARD.test(digits)) return undefined;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
