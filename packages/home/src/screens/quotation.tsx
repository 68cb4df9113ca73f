import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import {
  ConnectionStatus,
  usePairsReadAt,
  useFavourites,
  usePairs,
  pairOfNow,
  useThrottledGroups,
} from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import { quoteAddress, readQuoteChoice, type QuoteChoice } from '../quotation/address';
import { choosePairs } from '../quotation/choose-pairs';
import { QuotationView } from '../quotation/quotation-view';

/** Marks history entries that this screen has written. */
const OWN = 'quotation';

/**
 * The selection in the address and its setter. The search text is also kept locally: the address follows a moment later
 * and must not overwrite newer input. Links and back navigation do overwrite it.
 */
function useQuoteChoice(): [QuoteChoice, (next: QuoteChoice) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const isOwn = useLocation().state === OWN && navigation !== NavigationType.Pop;
  const said = readQuoteChoice(address);
  const [typed, setTyped] = useState(said.search);
  const [seen, setSeen] = useState(said.search);
  if (said.search !== seen) {
    setSeen(said.search);
    if (!isOwn) setTyped(said.search);
  }
  const choice = { ...said, search: typed };

  const choose = (next: QuoteChoice) => {
    setTyped(next.search);
    // Another group or view is a new history entry; search and order replace the current one.
    const isSamePlace = next.group === choice.group && next.view === choice.view;
    setAddress(quoteAddress(next), { replace: isSamePlace, preventScrollReset: true, state: OWN });
  };
  return [choice, choose];
}

/** `/quotation?group=.USDT&view=gainers&q=btc&sort=price&dir=asc`: all pairs. */
export function Component() {
  const [choice, setChoice] = useQuoteChoice();
  const { groups, state, retry } = usePairs();
  const [favourites, toggleFavourite] = useFavourites();
  const throttled = useThrottledGroups(groups);
  // Remembered, for to put thousands in order is dear, and their figures move many times a second.
  const chosen = choosePairs(throttled, choice, favourites);

  return (
    <QuotationView
      choice={choice}
      onChoice={setChoice}
      groups={groups.map(({ name }) => name)}
      pairs={chosen}
      now={pairOfNow(groups)}
      state={state}
      onRetry={retry}
      favourites={favourites}
      onToggleFavourite={toggleFavourite}
      isStale={useIsStale(usePairsReadAt())}
      // Without figures there is no freshness to show.
      connection={state.kind === 'failed' ? undefined : <ConnectionStatus />}
    />
  );
}
