import { priceDecimals, useFavourites, usePair } from '@bourse/market';
import type { Pair, PairId } from '@bourse/contracts/market';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  ChangeText,
  colour,
  FONT_SIZE,
  INSET_FOCUS_RING,
  PlainButton,
  RADIUS,
  space,
  ValueText,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { tradingMessages } from '../locales/messages';

/** CSS pixels. */
const STRIP_HEIGHT = 28;

const STRIP = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  height: STRIP_HEIGHT,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A pair without room comes into view with the focus, the wheel or a finger.
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const Favourite = styled(PlainButton)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: STRIP_HEIGHT,
  padding: space(0, 3),
  borderRadius: RADIUS.control,
  color: colour.text,
  backgroundColor: colour.panel,
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > strong': { fontWeight: WEIGHT.strong },
  '&[aria-current]': { backgroundColor: colour.raised },
  '&:focus-visible': INSET_FOCUS_RING,
});

export interface FavouritesStripProps {
  /** The pair of the screen. */
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
  /** The pairs of the screen; all of them where left out. */
  readonly isOffered?: ((pair: Pair) => boolean) | undefined;
}

/** The favourite pairs with their live prices on one line. */
export function FavouritesStrip(props: FavouritesStripProps) {
  const text = tradingMessages.useText();
  const [favourites] = useFavourites();
  return (
    <Box component="ul" sx={STRIP} aria-label={text('deal.favourites')}>
      {favourites.map((id) => (
        <FavouritePair key={id} {...props} id={id} />
      ))}
    </Box>
  );
}

/** Renders again only when this pair changes. */
function FavouritePair({ id, pair, onSelect, isOffered }: FavouritesStripProps & { readonly id: PairId }) {
  const format = useFormat();
  const favourite = usePair(id);
  if (!favourite || isOffered?.(favourite) === false) return null;
  return (
    <li>
      <Favourite
        type="button"
        aria-current={favourite.id === pair.id ? 'true' : undefined}
        onClick={() => onSelect(favourite)}
      >
        <strong>{favourite.symbol}</strong>
        <ValueText>{format.price(favourite.last, priceDecimals(favourite))}</ValueText>
        <ChangeText value={favourite.change} />
      </Favourite>
    </li>
  );
}
