import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { ConnectionStatus } from '../connection/connection-status';
import { useIsStale } from '../connection/use-is-stale';
import { usePairsReadAt } from '../connection/use-pairs-read-at';
import { useFavourites } from '../pairs/use-favourites';
import { usePairs } from '../pairs/use-pairs';
import { quoteAddress, readQuoteChoice, type QuoteChoice } from '../quotation/address';
import { choosePairs } from '../quotation/choose-pairs';
import { pairOfNow } from '../quotation/live-pairs';
import { QuotationView } from '../quotation/quotation-view';
import { useCalmGroups } from '../quotation/use-calm-groups';

/** Stands in the history's state of addresses that this screen has written. */
const OWN = 'quotation';

/**
 * What the address says, and the way to say something else. The words of a search are kept here as well: the address
 * follows a moment later, and must not take back what was typed meanwhile. A link from elsewhere, and going back, do take it back.
 */
function useQuoteChoice(): [QuoteChoice, (next: QuoteChoice) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const isOwn = useLocation().state === OWN && navigation !== NavigationType.Pop;
  const said = useMemo(() => readQuoteChoice(address), [address]);
  const [typed, setTyped] = useState(said.search);
  const [seen, setSeen] = useState(said.search);
  if (said.search !== seen) {
    setSeen(said.search);
    if (!isOwn) setTyped(said.search);
  }
  const choice = useMemo(() => ({ ...said, search: typed }), [said, typed]);

  const choose = (next: QuoteChoice) => {
    setTyped(next.search);
    // Another group or view is a place to come back to; words and order are not.
    const isSamePlace = next.group === choice.group && next.view === choice.view;
    setAddress(quoteAddress(next), { replace: isSamePlace, preventScrollReset: true, state: OWN });
  };
  return [choice, choose];
}

/** `/quotation?group=.USDT&view=gainers&q=btc&sort=price&dir=asc`: all pairs. */
export function Component() {
  const [choice, setChoice] = useQuoteChoice();
  const { groups, status, retry } = usePairs();
  const [favourites, toggleFavourite] = useFavourites();
  const calm = useCalmGroups(groups);
  // Remembered, for to put thousands in order is dear, and their figures move many times a second.
  const chosen = useMemo(() => choosePairs(calm, choice, favourites), [calm, choice, favourites]);

  return (
    <QuotationView
      choice={choice}
      onChoice={setChoice}
      groups={groups.map(({ name }) => name)}
      pairs={chosen}
      now={pairOfNow(groups)}
      status={status}
      onRetry={retry}
      favourites={favourites}
      onToggleFavourite={toggleFavourite}
      isStale={useIsStale(usePairsReadAt())}
      // Where no figures are there is nothing to be fresh.
      connection={status === 'failed' ? undefined : <ConnectionStatus />}
    />
  );
}
