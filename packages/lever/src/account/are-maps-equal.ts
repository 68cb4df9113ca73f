/** Whether two maps have the same keys with the same values. */
export function areMapsEqual<Value>(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}
