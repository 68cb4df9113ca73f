import { selectAbsentCalls, selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, useScreenLink } from '@bourse/feature-kit';
import { pairKeysOf, type Pair, type Side } from '@bourse/contracts/market';
import { capabilities } from '@bourse/contracts/site';
import { usePayingAccountQuery } from '../api';
import { LINKS } from '../links';

/**
 * The link to a transfer into the account that an order is paid from, and that account where it is not the coin account. Coins are sold
 * from the coin account; a buy is paid from the account that has the money of the deal.
 */
export function useTransferLink(pair: Pair, side: Side) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasTransfers = useScreenLink(LINKS.transfer) !== undefined;
  // A back end that announces what it can do pays as the specification says; asking the others takes three reads.
  const announces = useAppSelector((state) => selectAbsentCalls(state)[capabilities.path] !== 'refused');
  const skip = !isLoggedIn || !hasTransfers || side !== 'buy' || announces;
  const { currentData } = usePayingAccountQuery(pairKeysOf(pair.id), { skip });
  const isLegal = !skip && currentData === 'legal';
  const transfer = useScreenLink(LINKS.transfer, {
    from: isLegal ? 'change' : 'legal',
    to: isLegal ? 'legal' : 'change',
    currency: side === 'buy' ? pair.quoteId : pair.baseId,
  });
  return { transfer, paysFromAssets: isLegal };
}
