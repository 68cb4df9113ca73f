export { aClosedTrade } from './fixtures';
