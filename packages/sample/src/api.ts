import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { sampleList } from './contract';

/** Endpoints of this package. Tags invalidate replies; they are declared in `tags.ts` of `@bourse/api-client`. */
export const { useSampleListQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    sampleList: build.query<ReplyOf<typeof sampleList>, void>({
      query: () => ({ call: sampleList, request: {} }),
    }),
  }),
});
