import { useCustomerServiceQuery } from '../api';
import { isLink } from './link';
import { useMarketSite } from './market-site';

/** Where customer service answers: the operator's own place, else what the exchange says (`cfg/kefu`); nothing that is no link. */
export function useSupportLink(): string | undefined {
  const { support } = useMarketSite();
  const { data } = useCustomerServiceQuery(undefined, { skip: support !== undefined });
  const link = support ?? data?.link;
  return link !== undefined && isLink(link) ? link : undefined;
}
