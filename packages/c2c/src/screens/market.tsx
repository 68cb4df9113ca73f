import { FeaturePart } from '@bourse/feature-kit';
import type { Ad } from '@bourse/contracts/c2c';
import { useState } from 'react';
import { MerchantDialog } from '../people/merchant-dialog';
import { useRelate } from '../people/relate';
import { Stack } from '@bourse/ui-kit';
import { C2cFrame } from '../layout/c2c-frame';
import { LINKS } from '../links';
import { c2cMessages } from '../locales/messages';
import { MarketView } from '../market/market-view';
import { TakeDialog } from '../market/take-dialog';
import { useMarket } from '../market/use-market';
import { useTake } from '../market/use-take';

/** `/fiatradCenter`, `/c2cTrade`, `/legalTrade` */
export function Component() {
  const text = c2cMessages.useText();
  const { quota, people, ...market } = useMarket();
  const relate = useRelate();
  const [merchant, setMerchant] = useState<Ad>();
  const {
    open,
    dialog: { changed, ...dialog },
  } = useTake(market.search.filter.money, market.list.ads);
  return (
    <C2cFrame title={text('market.title')}>
      <Stack>
        <MarketView {...market} onTake={open} people={people && { ...people, onMerchant: setMerchant }} />
        {/* After the rows: above them, or in the dialog, it would arrive late and move a button under a press. */}
        <FeaturePart part={LINKS.tradeRequirements} isOptional />
      </Stack>
      {merchant?.merchantId !== undefined && people && (
        <MerchantDialog
          ad={merchant}
          relation={people.relationTo(merchant.merchantId)}
          isSending={relate.isSending}
          onClose={() => setMerchant(undefined)}
          onChange={(relation) => {
            if (relation === 'blocked') setMerchant(undefined);
            relate.set({ id: merchant.merchantId ?? 0, name: merchant.merchant }, relation);
          }}
        />
      )}
      {relate.dialog}
      <TakeDialog {...dialog} market={{ index: market.index, quota, changed }} />
    </C2cFrame>
  );
}
