import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { defineFeature } from '@bourse/ui-kit';
import { spotMessages } from './locales';
import { orderFormSlice } from './order-form/slice';
import { submitOrderSlice } from './submit-order/slice';

const dealCenter = () => import('./screens/deal-center');

/** Spot trading, as the shell composes it. */
export const spot = defineFeature({
  id: 'spot',
  routes: [
    { layout: 'home', path: '/dealCenter', title: 'deal.title', access: 'public', lazy: dealCenter },
    { layout: 'home', path: '/match', title: 'deal.title', access: 'public', lazy: dealCenter },
  ],
  reducers: {
    [orderFormSlice.reducerPath]: orderFormSlice.reducer,
    [submitOrderSlice.reducerPath]: submitOrderSlice.reducer,
  },
  messages: [spotMessages, marketMessages, serverTexts],
  nav: [{ section: 'spot', path: '/dealCenter' }],
});
