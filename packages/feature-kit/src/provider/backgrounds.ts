import type { Background, Feature } from '../feature/feature';

/** The background work of all features; work of a layer that several features use is mounted once. */
export function backgroundsOf(features: readonly Feature[]): readonly Background[] {
  return [...new Set(features.flatMap(({ backgrounds }) => backgrounds))];
}
