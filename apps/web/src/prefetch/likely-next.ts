import { returnPathOf, START_PATH, type Screens } from '@bourse/feature-kit';
import type { Location } from 'react-router';
import { LINKS } from '../links';

/** The screens that most users open after the one at `location`, the likeliest first. */
export function likelyNext(
  { pathname, state }: Pick<Location<unknown>, 'pathname' | 'state'>,
  { pathOf, entry }: Pick<Screens, 'pathOf' | 'entry'>,
): readonly string[] {
  if (pathname === entry.register) return [entry.logIn];
  const assets = pathOf(LINKS.assets);
  if (pathname === entry.logIn) return [returnPathOf(state), ...(assets === undefined ? [] : [assets])];
  const deal = pathOf(LINKS.spot);
  const isMarkets = pathname === START_PATH || pathname === pathOf(LINKS.quotation);
  return isMarkets && deal !== undefined ? [deal] : [];
}
