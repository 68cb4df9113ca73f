import type { ArticleTexts } from './articles';

export const en: ArticleTexts = {
  bannerWelcome: {
    title: 'A market that is always open',
    abstract: 'Ten pairs, a live order book and prices that move day and night.',
    content: [
      'This is the sandbox exchange of Bourse. Orders match by price and then by time, every trade moves balances, and nothing you do here costs real money.',
      'Log in with the demo account that the exchange prints when it starts, choose a pair and place your first order.',
    ],
  },
  bannerBook: {
    title: 'See the whole order book',
    abstract: 'Every resting order counts: depth, spread and your own orders at a glance.',
    content: [
      'The book shows what waits on both sides, level by level, with the sum from the best price down. Press a price to take it over into the form.',
      'Whoever offers the better price trades first; at the same price, whoever came first.',
    ],
  },
  bannerFees: {
    title: 'One simple fee: 0.1%',
    abstract: 'The same for makers and takers, on every spot pair.',
    content: [
      'A spot trade costs 0.1% of what you receive: coins when you buy, quote currency when you sell.',
      'Placing and revoking orders is free.',
    ],
  },
  noticePepe: {
    title: 'PEPE/USDT is open for spot trading',
    abstract: 'Prices have ten decimal places, quantities are multiples of 100.',
    content: [
      'PEPE can be traded against USDT. One PEPE costs less than a millionth of a dollar, so the smallest price step is 0.0000000001 USDT and quantities are whole multiples of 100 PEPE.',
      'Very small prices move by large percentages. Please check price and quantity twice before you confirm an order.',
    ],
  },
  noticeBtcPairs: {
    title: 'ETH/BTC and LTC/BTC join the BTC group',
    abstract: 'Trade ether and litecoin against bitcoin directly.',
    content: [
      'The market list has a second tab: BTC. It holds ETH/BTC with a price step of 0.000001 BTC and LTC/BTC with one of 0.0000001 BTC.',
      'Fees are paid in what you receive, so a sale in this group pays its fee in BTC.',
    ],
  },
  noticeOrders: {
    title: 'How open orders are kept',
    abstract: 'Resting orders stay until they fill or you revoke them.',
    content: [
      'A limit order that does not fill at once rests in the book without a time limit. The money behind it is frozen in your spot account and comes back the moment you cancel the order.',
      'Restarts of the exchange change nothing: orders keep their price and their place in the queue.',
    ],
  },
  announceFees: {
    title: 'Spot fees at a glance',
    abstract: '0.1% for both sides, charged in what is received.',
    content: [
      'Every fill is charged 0.1% of the amount received. A buy of 1 BTC credits 0.999 BTC; a sale worth 1,000 USDT credits 999 USDT.',
      'The fee of every trade stands in your order history.',
    ],
  },
  announceDays: {
    title: 'Charts count days in Shanghai time',
    abstract: 'Daily bars open at midnight, weeks on Monday, in the time zone Asia/Shanghai.',
    content: [
      'Daily, weekly and monthly bars follow the calendar of Asia/Shanghai (UTC+8). Change, high, low and volume of a pair cover the last 24 hours.',
      'A minute without a trade has no bar.',
    ],
  },
  announceSafety: {
    title: 'Keep your login to yourself',
    abstract: 'Nobody from Bourse will ever ask for your password or for a code.',
    content: [
      'We never ask for your password, neither by email nor by message. After several wrong tries an account is locked for a while; the message says until when.',
      '- Use a password that you use nowhere else.',
      '- Log out on computers that others use.',
      '- Check the address of the page before you log in.',
    ],
  },
  companyProfile: {
    title: 'Company profile',
    abstract: 'What Bourse is and what this exchange is for.',
    content: [
      'Bourse is an open-source trading client for digital assets. It comes with the exchange you are using now: a complete one in small, with a matching engine, a double-entry ledger and a simulated market.',
      '## What it is for',
      'It lets traders learn without risk, developers build against a real counterpart and operators judge the client before they connect their own exchange.',
    ],
  },
  legalStatement: {
    title: 'Legal statement',
    abstract: 'No real assets, no offer, no advice.',
    content: [
      'All balances on this exchange are play money. They cannot be paid in or out and have no value.',
      'Prices are simulated. They follow no real market and are neither an offer nor investment advice.',
      'The software is provided under the MIT licence, without warranty of any kind.',
    ],
  },
  privacy: {
    title: 'Privacy terms',
    abstract: 'Which data the exchange keeps, and where.',
    content: [
      'The exchange keeps your account name, a hash of your password, your orders, trades and balances. Everything stays on the machine on which the exchange runs.',
      'Your browser keeps your session, your language, your theme and the pair you looked at last. There are no trackers and no third parties.',
      'Whoever runs the exchange can delete all data by deleting its data directory.',
    ],
  },
  feeRates: {
    title: 'Fee rates',
    abstract: 'What trading costs.',
    content: [
      '## Spot trading',
      '- Maker: 0.1% of what is received',
      '- Taker: 0.1% of what is received',
      'Users with a spot volume of 50,000 USDT or more in 30 days pay less: the fee page shows the tiers.',
      'Fees are rounded up to the smallest unit of the currency and are shown with every trade. Transfers between your own accounts are free.',
    ],
  },
  coinIntroduction: {
    title: 'The coins of this exchange',
    abstract: 'Nine currencies and what they are.',
    content: [
      '- BTC: the first and largest digital currency',
      '- ETH: pays for programs on Ethereum',
      '- USDT: a token meant to be worth one US dollar; most pairs are quoted in it',
      '- LTC: an early relative of bitcoin with faster blocks',
      '- XRP: the coin of the XRP Ledger, made for payments',
      '- SOL: the coin of Solana, a fast network for programs',
      '- DOGE: began as a joke and is used for small payments',
      '- PEPE: a meme token with very small prices',
      '- LINK: pays for outside data on block chains',
      'Each deal screen has a tab with more about its coin.',
    ],
  },
  listingApplication: {
    title: 'Apply for a listing',
    abstract: 'What we need to know about your project.',
    content: [
      'Write to support@bourse.example with the subject "Listing" and tell us:',
      '- name, symbol and network of the coin',
      '- total supply and how it is distributed',
      '- a link to the source code and to an independent review of it',
      '- who answers questions, and how to reach them',
      'We answer every application within ten working days.',
    ],
  },
  feedback: {
    title: 'Feedback',
    abstract: 'Tell us what works and what does not.',
    content: [
      'Write to support@bourse.example. For a fault, please add what you did, what you expected, what happened instead, and the time at which it happened.',
      'Never send your password; we do not need it.',
    ],
  },
  guideOrders: {
    title: 'Limit and market orders',
    abstract: 'Two ways to trade, and when to use which.',
    content: [
      '## Limit order',
      'You name the price. The order trades at this price or a better one; what does not trade at once rests in the book.',
      '## Market order',
      'You name the quantity only. The order trades at the best prices that the book offers, level by level, and never rests. In a thin book the last part may be much dearer than the first.',
      'The confirmation shows price, quantity and total before anything is sent.',
    ],
  },
  guideChart: {
    title: 'Reading the chart',
    abstract: 'Candles, volume and intervals.',
    content: [
      'A candle shows the first, highest, lowest and last price of an interval. Intervals reach from one minute to one month.',
      'The columns below show how much was traded. Scroll to the left to see older bars: minutes go back ten days, hours four months, days five years.',
    ],
  },
  userAgreement: {
    title: 'User agreement',
    abstract: 'The terms of use of the sandbox exchange.',
    content: [
      '## 1. Play money',
      'Balances have no value and cannot be exchanged for anything of value.',
      '## 2. Your account',
      'You keep your password to yourself. Orders that are placed with your login count as yours.',
      '## 3. Orders and trades',
      'An order is binding until it is filled or revoked. Trades are final.',
      '## 4. Fair use',
      'Do not overload the exchange and do not try to reach accounts of others. Accounts that do may be frozen.',
      '## 5. Liability',
      'The exchange is provided as it is. Its operator may change it, reset it or switch it off at any time.',
    ],
  },
};
