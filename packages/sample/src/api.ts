import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/contracts/wire';
import { sampleList } from '@bourse/contracts/sample';

/** Endpoints of this package. Data of the user need cache tags, which `declareTags` of `@bourse/api-client` makes. */
export const { useSampleListQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    sampleList: build.query<ReplyOf<typeof sampleList>, void>({
      query: () => ({ call: sampleList, request: {} }),
    }),
  }),
});
