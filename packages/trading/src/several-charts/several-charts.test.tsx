import { respond, status } from '@bourse/api-client/testing';
import { someBars } from '@bourse/charts/testing';
import type { Resolution } from '@bourse/contracts/bars';
import { pairId, timeSeries } from '@bourse/contracts/market';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { aGroup, aPair, marketHandlers, wireBars } from '@bourse/market/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { furtherCharts, ONE_CHART, withCount, withFurther } from './arranged-charts';
import type { ChartsChoice } from './charts-choice';
import { SeveralCharts } from './several-charts';

const btc = aPair();
const eth = aPair({ baseId: 2, base: 'ETH' });
/** Symbols of bars that were read, in order. */
const reads: string[] = [];
/** Symbols of bars that cannot be read. */
const failing = new Set<string>();
freshServer(() => [
  respond(timeSeries, ({ request: { symbol } }) => {
    reads.push(symbol);
    return failing.has(symbol) ? status(500) : wireBars(someBars());
  }),
  ...marketHandlers({ groups: () => [aGroup({ pairs: [btc, eth] })] }),
]);
beforeEach(() => {
  localStorage.clear();
  reads.length = 0;
  failing.clear();
  stubLayout(1440);
});

const two = withCount(ONE_CHART, 2, btc);
const four = withCount(ONE_CHART, 4, btc);

function show(first: ChartsChoice) {
  const onSelect = vi.fn<() => void>();
  const onChange = vi.fn<(choice: ChartsChoice) => void>();
  function Charts() {
    const [choice, setChoice] = useState(first);
    const [resolution, onResolution] = useState<Resolution>('1');
    return (
      <SeveralCharts
        {...{ choice, onSelect }}
        onChange={(next) => {
          onChange(next);
          setChoice(next);
        }}
        isOffered={undefined}
        pair={btc}
        interval={{ resolution, onResolution }}
        renderFirst={() => <p>chart of the screen</p>}
        height={800}
      />
    );
  }
  return { onSelect, onChange, ...renderFeature(<Charts />) };
}

const chartOf = (name: string) => screen.findByRole('group', { name });

it('each chart beside the first one has the name of its pair and interval, and its bars', async () => {
  show(four);
  expect(await screen.findByText('chart of the screen')).toBeVisible();
  await chartOf('BTC/USDT, 1 hour');
  await chartOf('BTC/USDT, 4 hours');
  await chartOf('BTC/USDT, 1 day');
  await waitFor(() => expect(reads).toHaveLength(3));
});

it('a chart whose pair is not listed any more says so, and has another one by keyboard', async () => {
  const { user, onChange } = show(
    withFurther(two, btc, 0, { pair: pairId({ baseId: 9, quoteId: 3 }), symbol: 'OLD/USDT' }),
  );
  expect(await screen.findByText('OLD/USDT is no longer listed')).toBeVisible();
  await byKeyboard(user).press(screen.getByRole('button', { name: 'Change pair' }));
  const markets = await screen.findByRole('dialog', { name: 'Markets' });
  await user.click(await within(markets).findByRole('row', { name: /ETH/ }));
  await chartOf('ETH/USDT, 1 hour');
  expect(furtherCharts(onChange.mock.lastCall?.[0] ?? two, btc)).toMatchObject([{ pair: eth.id, symbol: 'ETH/USDT' }]);
});

it('a chart whose bars cannot be read says so alone, and reads them again', async () => {
  failing.add('ETH/USDT');
  const { user } = show(withFurther(four, btc, 0, { pair: eth.id, symbol: 'ETH/USDT' }));
  const failed = await chartOf('ETH/USDT, 1 hour');
  const again = await within(failed).findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  failing.clear();
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('the charts of a tab in the background read nothing until it is in sight', async () => {
  let visibility: DocumentVisibilityState = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  show(two);
  await chartOf('BTC/USDT, 1 hour');
  expect(reads).toEqual([]);
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads).toEqual(['BTC/USDT']));
});

it('the menu of a chart opens its pair on the screen', async () => {
  const { user, onSelect } = show(withFurther(two, btc, 0, { pair: eth.id, symbol: 'ETH/USDT' }));
  const chart = await chartOf('ETH/USDT, 1 hour');
  await user.click(within(chart).getByRole('button', { name: /ETH\/USDT/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open ETH/USDT' }));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: eth.id }));
});

it('linked charts have the pair and the interval of the screen, and one interval changes all', async () => {
  const { user, onChange } = show({
    ...withFurther(four, btc, 0, { pair: eth.id, symbol: 'ETH/USDT' }),
    links: ['pair', 'interval'],
  });
  const [chart = document.body] = await screen.findAllByRole('group', { name: 'BTC/USDT, 1 minute' });
  expect(screen.getAllByRole('group', { name: 'BTC/USDT, 1 minute' })).toHaveLength(3);
  await user.click(within(chart).getByText('1h'));
  await waitFor(() => expect(screen.getAllByRole('group', { name: 'BTC/USDT, 1 hour' })).toHaveLength(3));
  // The interval is that of the screen: no chart has another one of its own.
  expect(onChange).not.toHaveBeenCalled();
});
