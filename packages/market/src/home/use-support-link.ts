import { useCustomerServiceQuery } from '../api';
import { isLink } from './link';
import { useMarketSite } from './market-site';

/** Customer service link: the operator's, else the exchange's (`cfg/kefu`); `undefined` if it is not a valid link. */
export function useSupportLink(): string | undefined {
  const { support } = useMarketSite();
  const { data } = useCustomerServiceQuery(undefined, { skip: support !== undefined });
  const link = support ?? data?.link;
  return link !== undefined && isLink(link) ? link : undefined;
}
