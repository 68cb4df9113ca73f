export {
  defineFeature,
  type Feature,
  type FeatureLayout,
  type FeatureReducer,
  type FeatureRoute,
  type NavSection,
  type ScreenModule,
} from './feature';
