import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/contracts/wire';
import { customerService } from '@bourse/contracts/site';
import { isLink } from './link';
import { useSite } from './site';

const { useCustomerServiceQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where customer service answers. */
    customerService: build.query<ReplyOf<typeof customerService>, void>({
      query: () => ({ call: customerService, request: {} }),
    }),
  }),
});

/** Customer service link: the operator's, else the exchange's (`cfg/kefu`); `undefined` if it is not a valid link. */
export function useSupportLink(): string | undefined {
  const { support } = useSite();
  const { data } = useCustomerServiceQuery(undefined, { skip: support !== undefined });
  const link = support ?? data?.link;
  return link !== undefined && isLink(link) ? link : undefined;
}
