export { fakeRealtime, type FakeRealtime } from './fake-realtime';
export { storyRealtime } from './story-realtime';
