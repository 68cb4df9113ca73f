export { aBar, aBook, aGroup, aLevel, aPair, aTrade, FIXTURE_NOW, someBars, somePairs, someTrades } from './fixtures';
