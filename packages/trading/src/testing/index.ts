export { COIN_PAIRS, COINS, coinMarketHandlers, coinOf, ofOtherCoins, type Coin } from './coin-market';
export { dealMarketHandlers } from './deal-market-handlers';
