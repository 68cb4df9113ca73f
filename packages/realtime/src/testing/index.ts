export { fakeRealtime, type FakeRealtime } from './fake-realtime';
