import { Chart } from '@bourse/charts';
import { BourseProvider } from '@bourse/feature-kit';
import { OrderBook, PairList, useBook, useChart, useFavourites, usePairs } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { subscription } from '@bourse/subscription';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const FEATURES = [subscription];

function Market({ pair }: { readonly pair: Pair }) {
  const chart = useChart(pair);
  const book = useBook(pair);
  return (
    <>
      <Chart {...chart} />
      <OrderBook pair={pair} book={book} />
    </>
  );
}

function Markets() {
  const { groups, state, retry } = usePairs();
  const [favourites, toggleFavourite] = useFavourites();
  const [selected, setSelected] = useState<Pair['id']>();
  const pairs = groups.flatMap((group) => group.pairs);
  const pair = pairs.find(({ id }) => id === selected) ?? pairs[0];
  return (
    <>
      <PairList
        groups={groups}
        state={state}
        onRetry={retry}
        selected={pair?.id}
        onSelect={({ id }) => setSelected(id)}
        favourites={favourites}
        onToggleFavourite={toggleFavourite}
      />
      {pair && <Market pair={pair} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  // The exchange has another origin than the page.
  const origin = new URLSearchParams(location.search).get('exchange') ?? location.origin;
  createRoot(root).render(
    <BourseProvider origin={origin} language="en" theme="dark" features={FEATURES}>
      <Markets />
    </BourseProvider>,
  );
}
