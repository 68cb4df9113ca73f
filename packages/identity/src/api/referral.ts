import { exchangeApi } from '@bourse/api-client';
import { refetchOnBalance } from '@bourse/feature-kit';
import type { ReplyOf } from '@bourse/contracts/wire';
import { invitees, rebates, referralSummary } from '@bourse/contracts/identity';
import { TAGS } from '../tags';

/** What an inviter sees; called only where the back end announces it. A rebate changes the balance, and with it everything here. */
export const { useReferralSummaryQuery, useInviteesQuery, useRebatesQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    referralSummary: build.query<ReplyOf<typeof referralSummary>, void>({
      query: () => ({ call: referralSummary, request: {} }),
      providesTags: [TAGS.Referral],
      onCacheEntryAdded: refetchOnBalance<void>(() => [TAGS.Referral]),
    }),
    invitees: build.query<ReplyOf<typeof invitees>, number>({
      query: (page) => ({ call: invitees, request: { page } }),
      providesTags: [TAGS.Referral],
    }),
    rebates: build.query<ReplyOf<typeof rebates>, number>({
      query: (page) => ({ call: rebates, request: { page } }),
      providesTags: [TAGS.Referral],
    }),
  }),
});
