import { useSiteMap } from '@bourse/feature-kit';
import { useLocation } from 'react-router';
import { LINKS } from '../links';

/** The trading screens of the products. */
export const DEALS = [LINKS.spot, LINKS.leverage, LINKS.options] as const;

/** Is the current screen one of the trading screens? */
export function useIsTradingScreen(): boolean {
  const { pathOf } = useSiteMap();
  const { pathname } = useLocation();
  return DEALS.some((link) => pathOf(link) === pathname);
}
