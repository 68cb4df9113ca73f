/** Most decimals that the browser's `Intl` formats: 100 since ES2023, 20 before. */
function mostPlaces(): number {
  try {
    return new Intl.NumberFormat('en', { maximumFractionDigits: 100 }).resolvedOptions().maximumFractionDigits ?? 20;
  } catch {
    return 20;
  }
}

let known: number | undefined;

/** Most decimals that the browser's `Intl` formats. */
export const intlPlaces = (): number => (known ??= mostPlaces());
