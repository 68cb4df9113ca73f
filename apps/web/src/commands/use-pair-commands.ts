import { useSiteMap } from '@bourse/feature-kit';
import { PAIR_PARAMETER, pairParameter, usePairs } from '@bourse/market';
import { useLocation, useNavigate } from 'react-router';
import { LINKS } from '../links';
import type { Command } from './command';

/** Each pair once; it opens on the present trading screen, else on the spot screen, else on another one that exists. */
export function usePairCommands(): Command[] {
  const { pathOf } = useSiteMap();
  const { groups } = usePairs();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const screens = [LINKS.spot, LINKS.leverage, LINKS.options].flatMap((link) => pathOf(link) ?? []);
  const screen = screens.includes(pathname) ? pathname : screens[0];
  if (screen === undefined) return [];
  return groups
    .flatMap(({ pairs }) => pairs)
    .map((pair) => ({
      id: `pair.${pair.id}`,
      kind: 'pair',
      label: pair.symbol,
      keywords: `${pair.base}${pair.quote}`,
      pair,
      run: () =>
        void navigate({ pathname: screen, search: `?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}` }),
    }));
}
