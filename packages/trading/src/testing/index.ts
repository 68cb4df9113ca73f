export { dealMarketHandlers } from './deal-market-handlers';
