import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { __id__List } from './contract';

/** Endpoints of this package. Tags invalidate replies; they are declared in `tags.ts` of `@bourse/api-client`. */
export const { use__type__ListQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    __id__List: build.query<ReplyOf<typeof __id__List>, void>({
      query: () => ({ call: __id__List, request: {} }),
    }),
  }),
});
