import { exchangeApi, touchedBy } from '@bourse/api-client';
import {
  businessHours,
  relate,
  relations,
  saveHours,
  type RelatedUser,
  type Relation,
  type WeekHours,
} from '@bourse/contracts/c2c';
import type { ReplyOf } from '@bourse/contracts/wire';
import { TAGS } from '../tags';

export interface RelationChange {
  readonly userId: number;
  readonly relation: Relation | 'none';
}

/** Fields of hours; without hours the user is always open. */
export function hoursFields(hours: WeekHours | undefined) {
  const { days, ...rest } = hours ?? { days: [], open: '', close: '', zone: '' };
  return { ...rest, days: days.join(',') };
}

/** Relations, hours and the ads that are listed by them may have changed. */
const TOUCHED = [TAGS.C2cPeople, TAGS.C2cAds] as const;
export const peopleTouched = () => exchangeApi.util.invalidateTags([...TOUCHED]);

/** Calls of followed and blocked users and of hours; only where the back end announces them. */
export const peopleApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    relations: build.query<readonly RelatedUser[], void>({
      query: () => ({ call: relations, request: {} }),
      providesTags: [TAGS.C2cPeople],
    }),
    businessHours: build.query<{ readonly hours: WeekHours | undefined }, void>({
      query: () => ({ call: businessHours, request: {} }),
      transformResponse: ({ hours }: ReplyOf<typeof businessHours>) => ({ hours }),
      providesTags: [TAGS.C2cPeople],
    }),
    relate: build.mutation<string, RelationChange>({
      query: ({ userId, relation }) => ({ call: relate, request: { id: userId, relation } }),
      invalidatesTags: touchedBy(TOUCHED),
    }),
    saveHours: build.mutation<string, WeekHours | undefined>({
      query: (hours) => ({ call: saveHours, request: hoursFields(hours) }),
      invalidatesTags: touchedBy(TOUCHED),
    }),
  }),
});

export const { useRelationsQuery, useBusinessHoursQuery } = peopleApi;
