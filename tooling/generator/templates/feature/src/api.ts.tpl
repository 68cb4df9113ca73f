import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { __id__List } from './contract';

/** Calls of this package. What makes a reply old is said by a tag: they stand in `@bourse/api-client`'s `tags.ts`. */
export const { use__type__ListQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    __id__List: build.query<ReplyOf<typeof __id__List>, void>({
      query: () => ({ call: __id__List, request: {} }),
    }),
  }),
});
