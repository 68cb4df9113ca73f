import type { Preview } from '@storybook/react-vite';
import { PATIENCE_MS } from '@bourse/vitest-config/patience';
import { configure } from 'storybook/test';
import { toolbarMenus, widths } from './toolbar';
import { GuidePage } from './guide-page';

/**
 * Shared preview of all packages: the toolbar's settings, the documentation page, and axe violations as test failures.
 * The decorators that apply the toolbar are in `@bourse/ui-kit/testing`, used in each package's own
 * `.storybook/preview.ts`: a dependency of this tool on the kit would be circular.
 */
export const basePreview = {
  beforeAll: () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
  },
  parameters: {
    layout: 'fullscreen',
    // 'error': a violation is a failed test, not a remark.
    // What passes is named once, not by a selector of each element, which takes longer than some rules.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: { page: GuidePage },
    viewport: { options: widths },
  },
  initialGlobals: {
    // The story tests run in a browser that prefers day and in one that prefers night.
    theme: 'system',
    language: 'en',
    priceColours: 'language',
  },
  globalTypes: toolbarMenus,
} satisfies Preview;
