import { useFavourites } from '@bourse/market';
import { Box, lazyPart } from '@bourse/ui-kit';
import { favouritesAboveChart } from '../panel-layout/favourites-option';
import { useListRoom } from '../panel-layout/use-list-room';
import type { FavouritesStripProps } from './favourites-strip';

/** CSS pixels. */
const HEIGHT = 28;

/** A window without room for the favourites does not need their code. */
const LazyStrip = lazyPart(async () => (await import('./favourites-strip')).FavouritesStrip, {
  fallback: <Box sx={{ flex: 'none', height: HEIGHT }} />,
});

/** The favourites above the chart, in a window that has room for a docked list of markets. */
export function Favourites(props: FavouritesStripProps) {
  const isShown = favouritesAboveChart.useValue();
  const isLarge = useListRoom() === 'docked';
  const [favourites] = useFavourites();
  return isShown && isLarge && favourites.length > 0 && <LazyStrip {...props} />;
}
