export { aBook, aGroup, aLevel, aPair, aTrade, somePairs, someTrades } from './fixtures';
export { marketSurroundings, type MarketSurroundings } from './market-surroundings';
export { marketHandlers, type MarketServer } from './handlers';
export { newsHandlers } from './news';
export { aVisitor, VisitorSurroundings } from './visitor';
export { wireBars, wireBook, wireGroups, wireRunningBar, wireTicker, wireTrades } from './wire';
