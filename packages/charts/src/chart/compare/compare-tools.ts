/* What draws compared pairs: loaded with the first one. */
export { comparedPlots, comparedValues } from './compared-values';
export { paintPercentScale } from './percent-scale';
