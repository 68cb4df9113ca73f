import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readerMenus, widths } from './toolbar';
import { GuidePage } from './guide-page';

/**
 * What every package's preview has in common: the toolbar's choices, the page of documentation, and that a fault found
 * by axe fails the test. The decorators that obey the toolbar come from `@bourse/ui-kit/testing`, in each package's own
 * `.storybook/preview.ts`: a tool that depended on the kit would close a circle.
 */
export const basePreview = {
  beforeAll: () => {
    // Two cores under load: the default of one second fails healthy stories.
    configure({ asyncUtilTimeout: 5000 });
  },
  parameters: {
    layout: 'fullscreen',
    // 'error': a violation is a failed test, not a remark.
    a11y: { test: 'error' },
    docs: { page: GuidePage },
    viewport: { options: widths },
  },
  initialGlobals: {
    // The story tests run in a browser that prefers day and in one that prefers night.
    theme: 'system',
    language: 'en',
    priceColours: 'language',
  },
  globalTypes: readerMenus,
} satisfies Preview;
