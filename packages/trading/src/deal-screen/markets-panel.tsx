import { PairList, useFavourites, usePairs } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useIsTouch } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { focusSearch } from './focus';
import { offeredGroups } from './offered-groups';

export interface MarketsPanelProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
  /** The pairs to list; all of them where left out. */
  readonly isOffered?: ((pair: Pair) => boolean) | undefined;
  readonly hasDayFigures?: boolean | undefined;
  readonly height?: number;
  /** The search takes the focus; on a touch screen, where a keyboard would cover the list, it does not. */
  readonly focusesSearch?: boolean;
}

/** The pairs by group. */
export function MarketsPanel({
  pair,
  onSelect,
  isOffered,
  hasDayFigures = false,
  height,
  focusesSearch = false,
}: MarketsPanelProps) {
  const isTouch = useIsTouch();
  useEffect(() => {
    if (focusesSearch && !isTouch) focusSearch();
  }, [focusesSearch, isTouch]);
  const { groups, state, retry } = usePairs();
  const offered = isOffered ? offeredGroups(groups, isOffered) : groups;
  const [favourites, toggleFavourite] = useFavourites();
  return (
    <PairList
      groups={offered}
      state={state}
      onRetry={retry}
      selected={pair.id}
      onSelect={onSelect}
      favourites={favourites}
      onToggleFavourite={toggleFavourite}
      hasDay={hasDayFigures}
      {...(height !== undefined && { height })}
    />
  );
}
