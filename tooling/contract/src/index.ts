export { CALLS } from './calls';
export { checkContract, type CheckOptions } from './check/check-contract';
export { linesOf, type Finding } from './check/findings';
