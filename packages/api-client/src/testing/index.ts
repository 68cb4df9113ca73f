export {
  empty,
  expired,
  html,
  never,
  noConnection,
  payeeMissing,
  rawJson,
  rejection,
  respond,
  status,
  unverified,
  type Received,
  type Resolver,
} from './respond';
export { testStore, type TestStoreOptions } from './store';
export {
  onStoryNetwork,
  setStoryNetwork,
  storyFetch,
  storyNetwork,
  storySession,
  type NetworkCondition,
  type StoryNetwork,
  type StorySandbox,
} from './story-network';
