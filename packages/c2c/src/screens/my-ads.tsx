import { useAppDispatch } from '@bourse/feature-kit';
import { useListState, rowsOfPages } from '@bourse/lists';
import { isBusy, useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useCurrencyListQuery } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { useOwnAdsInfiniteQuery } from '../api';
import type { AdType } from '@bourse/contracts/c2c';
import { useRepriceDialog } from '../floating/use-reprice-dialog';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { MyAdsView } from '../my-ads/my-ads-view';
import { WithdrawDialog } from '../my-ads/withdraw-dialog';
import { WithdrawOutcomes } from '../my-ads/withdraw-outcomes';
import { withdrawWrite, type WithdrawTicket } from '../writes/withdraw-ad';

function useWithdraw() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const serverText = useServerText();
  const dispatch = useAppDispatch();
  const write = useWrite(withdrawWrite, (result) => {
    if (result.kind === 'done') toast.success(result.reply === '' ? text('ads.withdrawn') : serverText(result.reply));
  });
  return {
    ...write,
    /** A withdrawal of the same ad that has no outcome yet is looked up again. */
    press: (ticket: WithdrawTicket) => {
      const going = write.all.find((one) => 'ticket' in one && one.ticket.adId === ticket.adId && isBusy(one));
      if (!going || !('id' in going)) return write.press(ticket);
      toast.info(`${text('adPage.title', { id: ticket.adId })}: ${text('ad.unknown')}`, 'c2c-withdraw');
      void dispatch(withdrawWrite.lookUp(going.id));
    },
  };
}

/** `/c2cRelease` */
export function Component() {
  const text = c2cMessages.useText();
  const [parameters, setParameters] = useSearchParams();
  const { data: coins = [] } = useCurrencyListQuery();
  const type: AdType = parameters.get('type') === 'buy' ? 'buy' : 'sell';
  const chosen = coins.find(({ id }) => String(id) === parameters.get('coin'));
  const currencyId = (chosen ?? coins.find(({ name }) => name === 'USDT') ?? coins[0])?.id;
  const query = useOwnAdsInfiniteQuery({ type, currencyId: currencyId ?? 0 }, { skip: currencyId === undefined });
  const ads = rowsOfPages(query.currentData?.pages ?? []);
  const list = useListState(query, { rows: ads.length, shown: ads.length, rowsBefore: 9 });
  const write = useWithdraw();
  const reprice = useRepriceDialog();
  const change = (name: string, value: string) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  return (
    <C2cFrame title={text('ads.title')}>
      <WithdrawOutcomes onTryAgain={write.press} />
      {reprice.outcomes}
      <MyAdsView
        choice={{
          type,
          onType: (next) => change('type', next),
          coins,
          currencyId,
          onCurrency: (id) => change('coin', String(id)),
        }}
        list={{ ...list, ads }}
        onReprice={reprice.onReprice}
        onWithdraw={(ad) =>
          write.press({
            adId: ad.id,
            type: ad.type,
            currencyId: currencyId ?? 0,
            currency: ad.currency,
            price: ad.price,
            remainder: ad.remainder,
          })
        }
      />
      {reprice.dialog}
      <WithdrawDialog
        state={write.state}
        onConfirm={write.confirm}
        onTakeBack={write.takeBack}
        onDismiss={write.dismiss}
      />
    </C2cFrame>
  );
}
