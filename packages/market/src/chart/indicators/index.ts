export { IndicatorPanel } from './indicator-panel';
export { panesOf, plotsOf, valuesOf } from './plots';
