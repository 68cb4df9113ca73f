export { renderFeature, type RenderedFeature, type RenderFeatureOptions } from './render-feature';
