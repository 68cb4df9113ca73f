export { COIN_TOUR, COINS, coinMarketHandlers, coinOf, ofOtherCoins, type Coin } from './coin-market';
export { dealMarketHandlers } from './deal-market-handlers';
