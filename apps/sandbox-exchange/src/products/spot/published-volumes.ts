import type { Published } from '../../core/published';
import { TradeVolumes } from './trade-volumes';

const all = new WeakMap<Published, TradeVolumes>();

/** The volumes of an exchange as of the last commit, by its published state. */
export function publishedVolumesOf(published: Published): TradeVolumes {
  const known = all.get(published) ?? new TradeVolumes();
  all.set(published, known);
  return known;
}
