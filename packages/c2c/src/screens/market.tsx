import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { MarketView } from '../market/market-view';
import { TakeDialog } from '../market/take-dialog';
import { useMarket } from '../market/use-market';
import { useTake } from '../market/use-take';

/** `/fiatradCenter`, `/c2cTrade`, `/legalTrade` */
export function Component() {
  const text = c2cMessages.useText();
  const { quota, ...market } = useMarket();
  const { open, dialog } = useTake(market.search.filter.money, market.list.ads);
  return (
    <C2cFrame title={text('market.title')}>
      <MarketView {...market} onTake={open} />
      <TakeDialog {...dialog} market={{ index: market.index, quota }} />
    </C2cFrame>
  );
}
