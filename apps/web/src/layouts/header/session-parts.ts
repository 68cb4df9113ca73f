/** Parts of the header that need a session, in one chunk. */
export { Bell } from './bell';
export { RunningOrders } from './running-orders';
export { TotalAssets } from './total-assets';
