import { exchangeApi } from '@bourse/api-client';
import { readSettings, writeSetting, type Setting, type WrittenSetting } from '@bourse/contracts/settings';
import { TAGS } from '../tags';

/** The server's copies of the user's kept values; called only where the back end announces that it keeps them. */
export const keptValuesApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<readonly Setting[], void>({
      query: () => ({ call: readSettings, request: {} }),
      providesTags: [TAGS.Settings],
    }),
    writeSetting: build.mutation<WrittenSetting, Setting>({ query: (request) => ({ call: writeSetting, request }) }),
  }),
});
