export { anEntry, aWireEntry } from './fixtures';
export { sampleHandlers } from './handlers';
