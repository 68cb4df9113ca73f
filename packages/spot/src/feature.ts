import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { defineFeature } from '@bourse/ui-kit';
import { spotMessages } from './locales';
import { cancelAllSlice } from './cancel-all/slice';
import { receiptsSlice } from './execution-receipt/slice';
import { orderFormSlice } from './order-form/slice';
import { ALL_ORDERS_PATH, DEAL_PATH, SUCCESS_PATH } from './paths';
import { priceAlertsSlice } from './price-alerts/slice';
import { submitOrderSlice } from './submit-order/slice';

const dealCenter = () => import('./screens/deal-center');

/** Spot trading, as the shell composes it. */
export const spot = defineFeature({
  id: 'spot',
  routes: [
    { layout: 'home', path: DEAL_PATH, title: 'deal.title', access: 'public', lazy: dealCenter },
    { layout: 'home', path: '/match', title: 'deal.title', access: 'public', lazy: dealCenter },
    {
      layout: 'home',
      path: ALL_ORDERS_PATH,
      title: 'orders.label',
      access: 'session',
      lazy: () => import('./screens/all-transaction'),
    },
    {
      layout: 'account',
      path: '/account/accountEntrust',
      title: 'orders.open',
      access: 'session',
      lazy: () => import('./screens/account-entrust'),
    },
    {
      layout: 'home',
      path: SUCCESS_PATH,
      title: 'success.title',
      access: 'public',
      lazy: () => import('./screens/success'),
    },
  ],
  reducers: {
    [orderFormSlice.reducerPath]: orderFormSlice.reducer,
    [submitOrderSlice.reducerPath]: submitOrderSlice.reducer,
    [cancelAllSlice.reducerPath]: cancelAllSlice.reducer,
    [receiptsSlice.reducerPath]: receiptsSlice.reducer,
    [priceAlertsSlice.reducerPath]: priceAlertsSlice.reducer,
  },
  messages: [spotMessages, marketMessages, serverTexts],
  nav: [{ section: 'spot', path: DEAL_PATH }],
});
