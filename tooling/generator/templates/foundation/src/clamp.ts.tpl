/** The number itself within the bounds, the nearer bound beyond them. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
