export { aBook, aGroup, aLevel, aPair, aTrade, somePairs, someTrades } from './fixtures';
export { marketSurroundings, type MarketSurroundings } from './market-surroundings';
export { marketHandlers, type MarketServer } from './handlers';

export { aVisitor, VisitorSurroundings } from './visitor';
export { wireBars, wireBook, wireGroups, wireRunningBar, wireTicker, wireTrades } from './wire';
export type { VisitorOptions } from './visitor';
