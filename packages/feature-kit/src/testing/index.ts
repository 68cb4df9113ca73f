export { byKeyboard, type Keyboard } from './by-keyboard';
export { renderFeature, type RenderedFeature, type RenderFeatureOptions } from './render-feature';
