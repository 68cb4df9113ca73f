/* Formulas of the client, which its forms, confirmations, rows and toasts call. They are pure: they import contracts and decimals only. */

// @boundaries-ignore a test compares what the client shows with what the exchange books
export { totalOf } from '../../../../packages/c2c/src/rules/ad-amounts';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { availableAfter, withMultiple } from '../../../../packages/lever/src/rules/change-multiple';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { contractValue } from '../../../../packages/lever/src/rules/contract-value';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { initialMargin } from '../../../../packages/lever/src/rules/margin';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { netProfit as leverNetProfit } from '../../../../packages/lever/src/rules/net-profit';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { openingFee as leverFee } from '../../../../packages/lever/src/rules/opening-fee';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { netProfit, netResults } from '../../../../packages/micro-options/src/rules/net-profit';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { openingFee } from '../../../../packages/micro-options/src/rules/opening-fee';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { afterFee } from '../../../../packages/spot/src/market-estimate/fee';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { estimateMarket } from '../../../../packages/spot/src/market-estimate/market-estimate';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { ledgerChange } from '../../../../packages/spot/src/rules/ledger-change';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { costOf } from '../../../../packages/subscription/src/rules/quantity';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { feeRule, netReceived, withdrawalFee } from '../../../../packages/wallet/src/rules/withdrawal-fee';
// @boundaries-ignore a test compares what the client shows with what the exchange books
export { numberFormatter } from '../../../../packages/i18n/src/format/numbers';
