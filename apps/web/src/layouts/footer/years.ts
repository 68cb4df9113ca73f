/** Trading side, section 9. */
const FOUNDED = 2021;

/** The years of the copyright line: from the founding year to the present one. */
export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > FOUNDED ? `${FOUNDED}–${year}` : String(FOUNDED);
}
