export { expectToFailAlone, panelsOnScreen, withBreakablePanels } from './breakable-panels';
export { freshServer } from './fresh-server';
export { stubLayout } from './stub-layout';
export { stubUploads } from './stub-uploads';
