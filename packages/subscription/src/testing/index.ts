export { aWireLaunch, aWireRecord } from './fixtures';
export { subscriptionExchange, subscriptionHandlers, type SubscriptionExchange } from './handlers';
