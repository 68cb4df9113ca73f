export { byKeyboard, type Keyboard } from './by-keyboard';
export { fakePasskeys, type FakePasskeys } from './fake-passkeys';
export { renderFeature, type RenderedFeature, type RenderFeatureOptions } from './render-feature';
