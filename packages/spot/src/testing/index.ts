export { aFill, anOpenOrder, aTicket } from './fixtures';
export { spotExchange, spotHandlers, type SpotExchange } from './handlers';
export { spotReducers } from './reducers';
