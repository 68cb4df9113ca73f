export { anEntry, aWireEntry } from './fixtures';
export { __id__Handlers } from './handlers';
