import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Button, FactList, Padded, Panel, Stack } from '@bourse/ui-kit';
import { useState } from 'react';
import { useOneAdQuery } from '../api';
import { AdPrice } from '../floating/ad-price';
import { RepriceDialog } from '../floating/reprice-dialog';
import { RepriceOutcome } from '../floating/reprice-outcomes';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';

/** An own ad on its page: price, remainder and state, with the change of a price that follows the index. */
export function AdPanel({ adId }: { readonly adId: number }) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const { currentData: ad } = useOneAdQuery(adId);
  const [isOpen, setOpen] = useState(false);
  if (ad?.isOwn !== true) return null;
  const { remainder, total, currency, status, floating } = ad;
  return (
    <Panel title={text('adPage.title', { id: adId })}>
      <Padded>
        <Stack>
          {!isOpen && <RepriceOutcome adId={adId} />}
          <FactList
            facts={[
              { label: text('ad.price'), value: <AdPrice ad={ad} /> },
              { label: text('ad.remainder'), value: format.amount(remainder, C2C_DECIMALS, currency) },
              { label: text('ad.total'), value: format.amount(total, C2C_DECIMALS, currency) },
              { label: text('order.status'), value: status === undefined ? NO_VALUE : text(`adStatus.${status}`) },
            ]}
          />
          {floating && status === 'open' && (
            <div>
              <Button tone="quiet" onClick={() => setOpen(true)}>
                {text('reprice.title')}
              </Button>
            </div>
          )}
        </Stack>
      </Padded>
      <RepriceDialog ad={isOpen ? ad : undefined} onClose={() => setOpen(false)} />
    </Panel>
  );
}
