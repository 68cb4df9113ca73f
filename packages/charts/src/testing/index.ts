export { aBar, aChartPair, aDepthBook, aDepthLevel, FIXTURE_NOW, someBars } from './fixtures';
