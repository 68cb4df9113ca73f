import { defineFeature } from '@bourse/ui-kit';
import { entriesSlice } from './entries/slice';
import { __id__Messages } from './locales/messages';

/** __title__, as the shell composes it. */
export const __id__ = defineFeature({
  id: '__name__',
  routes: [
    {
      layout: 'home',
      path: '/__name__',
      title: 'entries.title',
      access: 'public',
      lazy: () => import('./screens/entries'),
    },
  ],
  reducers: { [entriesSlice.reducerPath]: entriesSlice.reducer },
  messages: [__id__Messages],
});
