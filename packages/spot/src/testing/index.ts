export { aFill, anOpenOrder, aTicket } from './fixtures';
export { spotExchange, spotHandlers, type SpotExchange } from './handlers';
export { reducers as spotReducers } from '../reducers';
