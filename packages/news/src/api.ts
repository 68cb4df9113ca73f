import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { agreement, newsDetail, newsList } from '@bourse/contracts/news';

/** News, notices and the user agreement. */
const newsApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** News of one category. */
    newsList: build.query<ReplyOf<typeof newsList>, RequestOf<typeof newsList>>({
      query: (request) => ({ call: newsList, request }),
    }),

    /** One notice or article. */
    newsDetail: build.query<ReplyOf<typeof newsDetail>, RequestOf<typeof newsDetail>>({
      query: (request) => ({ call: newsDetail, request }),
    }),

    /** The user agreement. */
    agreement: build.query<ReplyOf<typeof agreement>, RequestOf<typeof agreement>>({
      query: (request) => ({ call: agreement, request }),
    }),
  }),
});

export const { useNewsListQuery, useNewsDetailQuery, useAgreementQuery } = newsApi;
