/** For the script in the page's head: free of dependencies. */
export { newestWindow, windowRequest } from './bars/bar-window';
export { choosePair, type PairCandidate } from './selected-pair/choose-pair';
export { isSymbolNamed, PAIR_PARAMETER } from './selected-pair/named-symbol';
