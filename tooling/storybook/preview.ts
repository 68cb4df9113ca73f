import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

const item = (value: string, title: string) => ({ value, title });

/**
 * What every package's preview has in common: the toolbar's choices, and that a fault found by axe fails the test. The
 * decorators that obey the toolbar come from `@bourse/ui-kit/testing`, in each package's own `.storybook/preview.ts`:
 * a tool that depended on the kit would close a circle.
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
  },
  initialGlobals: {
    // The story tests run in a browser that prefers day and in one that prefers night.
    theme: 'system',
    language: 'en',
    priceColours: 'language',
  },
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [item('system', 'As the system'), item('day', 'Day'), item('night', 'Night')],
      },
    },
    language: {
      description: 'Language of the reader',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          item('en', 'English'),
          item('zh', '简体中文'),
          item('hk', '繁體中文'),
          item('jp', '日本語'),
          item('kr', '한국어'),
          item('spa', 'Español'),
        ],
      },
    },
    priceColours: {
      description: 'Colours of rising and falling prices',
      toolbar: {
        title: 'Up and down',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          item('language', 'As the language'),
          item('green-up', 'Green up'),
          item('red-up', 'Red up'),
          item('colour-vision-safe', 'Blue and orange'),
        ],
      },
    },
  },
} satisfies Preview;
