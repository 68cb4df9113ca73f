import { returnPathOf, type Feature, type Screens } from '@bourse/feature-kit';
import type { Location } from 'react-router';

/** The screens that most users open after the one at `location`, the likeliest first: as its route declares. */
export function likelyNext(
  { pathname, state }: Pick<Location<unknown>, 'pathname' | 'state'>,
  { pathOf, entry }: Pick<Screens, 'pathOf' | 'entry'>,
  features: readonly Feature[],
): readonly string[] {
  const route = features.flatMap(({ routes }) => routes).find(({ path }) => path === pathname);
  const next = (route?.next ?? []).flatMap((link) => pathOf(link) ?? []);
  return pathname === entry.logIn ? [returnPathOf(state), ...next] : next;
}
